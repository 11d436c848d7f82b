internal import ConformanceModel

extension GallerySubject {
  static let checkSkippedWithoutExpected = knownBadMatcher(
    "check-skipped-without-expected",
    violates: [.tokenExpectedEmpty],
    causes: [.noExpectationSkips],
    story: "The comparison is skipped when the caller expects no nonce: the most frequent server "
      + "defect."
  ) { steps in
    steps.withoutExpectation = { _ in .accepted }
  }
}
