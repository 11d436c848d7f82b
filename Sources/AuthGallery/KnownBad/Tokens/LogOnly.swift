internal import ConformanceModel

extension GallerySubject {
  static let logOnly = knownBadMatcher(
    "log-only",
    violates: [
      .tokenMismatch, .tokenMissing, .tokenExpectedEmpty, .tokenContract,
      .tokenNonceSupported, .tokenTotal,
    ],
    causes: [.claimNotCompared],
    story: "Every finding about the nonce is logged, and the token accepted."
  ) { steps in
    steps.withoutExpectation = { _ in .accepted }
    steps.withoutText = { _, _ in .accepted }
    steps.mismatch = .accepted
  }
}
