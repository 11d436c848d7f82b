internal import ConformanceModel

extension GallerySubject {
  static let oneReasonForAll = legalMatcher(
    "one-reason-for-all",
    story: "Every rejection has the same reason, and the contract says not to look at it.",
    token: TokenContract(givesReasons: false)
  ) { steps in
    steps.withoutExpectation = { _ in .rejected(.malformedToken) }
    steps.withoutText = { _, _ in .rejected(.malformedToken) }
    steps.mismatch = .rejected(.malformedToken)
  }
}
