internal import ConformanceModel

extension GallerySubject {
  static let neverCompared = knownBadMatcher(
    "never-compared",
    violates: ["token.mismatch", "token.contract", "token.nonce-supported", "token.total"],
    story: "The claim is looked up and never compared."
  ) { steps in
    steps.matches = { _, _ in true }
  }
}
