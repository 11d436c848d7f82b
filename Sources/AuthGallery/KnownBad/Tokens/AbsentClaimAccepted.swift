internal import ConformanceModel

extension GallerySubject {
  static let absentClaimAccepted = knownBadMatcher(
    "absent-claim-accepted",
    violates: ["token.missing", "token.nonce-supported", "token.total"],
    story: "A token without a nonce claim passes: the comparison is under `if let`."
  ) { steps in
    steps.withoutText = { claim, _ in
      claim == .absent ? .accepted : .rejected(.nonceMalformed)
    }
  }
}
