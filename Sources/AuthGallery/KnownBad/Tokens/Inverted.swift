internal import ConformanceModel

extension GallerySubject {
  static let inverted = knownBadMatcher(
    "inverted",
    violates: [
      "token.accept", "token.mismatch", "token.contract", "token.nonce-supported", "token.tolerant",
      "token.total",
    ],
    story: "The comparison has its sign wrong."
  ) { steps in
    steps.matches = { claim, expected in !claim.utf8.elementsEqual(expected.utf8) }
  }
}
