internal import ConformanceModel

extension GallerySubject {
  static let noReasons = legalMatcher(
    "no-reasons",
    story: "A rejection says no more than no.",
    token: TokenContract(givesReasons: false)
  ) { steps in
    steps.withoutExpectation = { _ in .rejected(nil) }
    steps.withoutText = { _, _ in .rejected(nil) }
    steps.mismatch = .rejected(nil)
  }
}
