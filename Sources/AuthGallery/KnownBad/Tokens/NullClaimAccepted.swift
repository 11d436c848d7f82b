internal import ConformanceModel

extension GallerySubject {
  static let nullClaimAccepted = knownBadMatcher(
    "null-claim-accepted",
    violates: [.tokenMissing],
    causes: [.nullClaimPasses],
    story: "A null claim decodes to nil, and nil is not compared."
  ) { steps in
    steps.withoutText = { claim, _ in
      claim == .null ? .accepted : .rejected(.nonceMissing)
    }
  }
}
