internal import ConformanceModel

extension Check {
  /// Another token signed by the same key is no identity token.
  package static let tokenTypeConfusion = Check(
    .tokenTypeConfusion, .token, kind: .vector, exclusion: Self.leavesSignatures
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenTypeConfusion, &judgement)
    try await judgement.judge(cases.all(.tokenTypeConfusion))
    // Where an identity token needs no nonce either, nothing is confused.
    var plain = TokenJudgement(subject, context)
    try await plain.judge(cases.bareProbes)
    let needsNone = plain.findings.contains(where: \.isAccepted)
    let scope =
      "\(judgement.findings.count) tokens: server notifications, logout tokens, access tokens, none "
      + "with a nonce, as providers send them"
    guard needsNone else {
      let isAccepted = judgement.faulty.contains(where: \.isAccepted)
      return judgement.outcome(scope: scope, cause: { _ in isAccepted ? .otherKindAccepted : nil })
    }
    return .waiting(
      for: [.tokenMissing], cases: judgement.findings.count, scope: scope,
      "identity tokens without a nonce pass as well: see token.missing")
  }

  /// Says why requirements about signatures do not apply.
  static let leavesSignatures: @Sendable (Contract, Profile) -> String? = { contract, _ in
    contract.token.signatures.isEmpty ? "the contract leaves signatures to another layer" : nil
  }
}
