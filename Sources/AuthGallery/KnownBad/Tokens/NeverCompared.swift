internal import ConformanceModel

extension GallerySubject {
  static let neverCompared = knownBadMatcher(
    "never-compared",
    violates: [.tokenMismatch, .tokenContract, .tokenNonceSupported, .tokenTotal],
    causes: [.claimNotCompared],
    story: "The claim is looked up and never compared."
  ) { steps in
    steps.matches = { _, _ in true }
  }
}
