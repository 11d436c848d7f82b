internal import ConformanceModel

extension Check {
  /// Of two orders of different duplicate members at most one is accepted.
  package static let tokenDuplicateKeys = Check(
    .tokenDuplicateKeys, .token, kind: .vector
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenDuplicateKeys, &judgement)
    try await judgement.judge(cases.all(.tokenDuplicateKeys))
    let accepted = judgement.findings.filter(\.isAccepted).map(\.tokenCase)
    let pairs = Dictionary(grouping: accepted) { $0.pair ?? $0.id }
    let both = pairs.values.filter { $0.count > 1 }.sorted { $0[0].id < $1[0].id }
    let scope =
      "\(judgement.findings.count) tokens with two members of one name, one right, in both orders"
    guard !both.isEmpty else { return judgement.outcome(scope: scope) }
    return .fail(
      cases: judgement.findings.count, scope: scope,
      Evidence(
        observed: both.map { orders in
          "accepted in both orders: "
            + orders.map { "\($0.id) (\($0.comment))" }.joined(separator: " and ")
        },
        cause: .anyDuplicateMatches))
  }
}
