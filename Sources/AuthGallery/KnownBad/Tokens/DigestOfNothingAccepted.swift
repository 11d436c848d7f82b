internal import ConformanceModel

extension GallerySubject {
  static let digestOfNothingAccepted = knownBadMatcher(
    "digest-of-nothing-accepted",
    violates: [.tokenExpectedEmpty],
    causes: [.nothingEqualsNothing],
    story: "A missing expectation becomes an empty text, whose digest everybody knows."
  ) { steps in
    steps.withoutExpectation = { reading in
      reading["nonce"] == .text(MatchSteps.claim(.hex, of: ""))
        ? .accepted : .rejected(.nonceMismatch)
    }
  }
}
