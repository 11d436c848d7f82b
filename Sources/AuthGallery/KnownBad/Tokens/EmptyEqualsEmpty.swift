internal import ConformanceModel

extension GallerySubject {
  static let emptyEqualsEmpty = knownBadMatcher(
    "empty-equals-empty",
    violates: [.tokenExpectedEmpty],
    causes: [.nothingEqualsNothing],
    story: "Missing expectation and missing claim both become an empty text, and those are equal."
  ) { steps in
    steps.withoutExpectation = { reading in
      [.absent, .null, .text("")].contains(reading["nonce"]) ? .accepted : .rejected(.nonceMismatch)
    }
  }
}
