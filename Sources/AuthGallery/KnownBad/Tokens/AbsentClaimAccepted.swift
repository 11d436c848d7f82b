internal import ConformanceModel

extension GallerySubject {
  static let absentClaimAccepted = knownBadMatcher(
    "absent-claim-accepted",
    violates: [.tokenMissing, .tokenNonceSupported, .tokenTotal],
    causes: [.absentClaimPasses],
    story: "A token without a nonce claim passes: the comparison is under `if let`."
  ) { steps in
    steps.withoutText = { claim, _ in
      claim == .absent ? .accepted : .rejected(.nonceMalformed)
    }
  }
}
