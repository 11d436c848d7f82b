internal import ConformanceModel

extension GallerySubject {
  static let arrayClaimAccepted = knownBadMatcher(
    "array-claim-accepted",
    violates: [.tokenMissing],
    causes: [.claimInContainer],
    story: "A claim that is an array is compared by its elements."
  ) { steps in
    steps.withoutText = { claim, expected in
      guard case .list(let claims) = claim else { return .rejected(.nonceMissing) }
      return claims.contains(.text(expected)) ? .accepted : .rejected(.nonceMalformed)
    }
  }
}
