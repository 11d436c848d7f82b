internal import ConformanceModel

extension Check {
  /// Without an expected nonce nothing is accepted.
  package static let tokenExpectedEmpty = Check(
    .tokenExpectedEmpty, .token, kind: .vector
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenExpectedEmpty, &judgement)
    try await judgement.judge(cases.all(.tokenExpectedEmpty))
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens with no expected nonce or an empty one",
      cause: cause)
  }

  private static func cause(_ judgement: TokenJudgement) -> Cause? {
    let accepted = judgement.findings.filter(\.isAccepted)
    if accepted.isEmpty {
      return judgement.faulty.allSatisfy(\.isThrown) ? .noExpectationThrows : nil
    }
    // A claim that has nothing to do with nothing: only a skipped comparison lets it in.
    let skipped = accepted.contains { $0.tokenCase.flags.contains(.uncompared) }
    return skipped ? .noExpectationSkips : .nothingEqualsNothing
  }
}
