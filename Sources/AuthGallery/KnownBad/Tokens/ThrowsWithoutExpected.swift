internal import ConformanceModel

extension GallerySubject {
  static let throwsWithoutExpected = GallerySubject(
    .knownBad, violates: [.tokenExpectedEmpty], causes: [.noExpectationThrows],
    story: "The expected nonce is hashed before anybody asks whether there is one.",
    subject: FunctionSubject(
      "throws-without-expected", contract: Contract(name: "throws-without-expected"),
      match: { attempt in
        guard attempt.rawNonce != nil else { throw NothingToHash() }
        return MatchSteps().match(attempt)
      }))

  private struct NothingToHash: Error {}
}
