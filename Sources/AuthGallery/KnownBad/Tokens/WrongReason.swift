internal import ConformanceModel

extension GallerySubject {
  static let wrongReason = knownBadMatcher(
    "wrong-reason",
    violates: [.tokenMismatch, .tokenContract, .tokenNonceSupported],
    causes: [.wrongReason],
    story: "A mismatch is reported as an expired token, which sends people to the wrong place."
  ) { steps in
    steps.mismatch = .rejected(.expired)
  }
}
