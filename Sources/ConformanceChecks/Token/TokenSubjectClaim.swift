internal import ConformanceModel

extension Check {
  /// `sub` is a text that is not empty.
  package static let tokenSubject = Check(
    .tokenSubject, .token, kind: .vector,
    exclusion: { contract, _ in
      contract.token.claims.contains(.sub) ? nil : "the contract does not name 'sub'"
    }
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenSubject, &judgement)
    try await judgement.judge(cases.all(.tokenSubject))
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens whose sub is a text, empty, absent or of another "
        + "type; by what accounts are keyed later is not seen here",
      cause: cause)
  }

  private static func cause(_ judgement: TokenJudgement) -> Cause? {
    let faulty = judgement.faulty
    if faulty.contains(where: \.isThrown) { return nil }
    let accepted = faulty.filter(\.isAccepted)
    if accepted.contains(where: { $0.tokenCase.flags.contains(.absent) }) {
      return .subjectOptional
    }
    if !accepted.isEmpty { return .subjectNotText }
    return faulty.contains { judgement.fault($0) == .rejected } ? .subjectRefused : nil
  }
}
