internal import ConformanceModel

extension GallerySubject {
  static let inverted = knownBadMatcher(
    "inverted",
    violates: [
      .tokenAccept, .tokenMismatch, .tokenContract, .tokenNonceSupported, .tokenTolerant,
      .tokenTotal,
    ],
    causes: [.comparisonInverted],
    story: "The comparison has its sign wrong."
  ) { steps in
    steps.matches = { claim, expected in !claim.utf8.elementsEqual(expected.utf8) }
  }
}
