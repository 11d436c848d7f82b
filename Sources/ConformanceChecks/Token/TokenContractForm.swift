internal import ConformanceModel

extension Check {
  /// Only the contract's form of the nonce is accepted, never both forms.
  package static let tokenContract = Check(
    .tokenContract, .token, kind: .vector
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenContract, &judgement)
    try await judgement.judge(cases.otherForms() + cases.all(.tokenContract))
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens whose claim is right in another form: raw, hex, "
        + "base64, upper case, hashed twice")
  }
}
