internal import ConformanceModel

extension Check {
  /// Only the contract's form of the nonce is accepted, never both forms.
  package static let tokenContract = Check(
    .tokenContract, kind: .vector, needs: [.token]
  ) { subject, context in
    guard let subject = subject as? any TokenSubject else { return .noTokens }
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenContract, &judgement)
    try await judgement.judge(cases.otherForms() + cases.all(.tokenContract))
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens whose claim is right in another form: raw, hex, "
        + "base64, upper case, hashed twice")
  }
}
