internal import ConformanceModel

extension Check {
  /// A token whose nonce claim belongs to the raw nonce is accepted.
  ///
  /// The positive control of the whole area: what rejects everything passes every other row.
  package static let tokenAccept = Check(
    .tokenAccept, .token, kind: .vector
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenAccept, &judgement)
    try await judgement.judge(cases.all(.tokenAccept))
    let scope = "\(judgement.findings.count) tokens with the claim that the contract asks for"
    guard judgement.faulty.contains(where: { judgement.fault($0) == .rejected }) else {
      return judgement.outcome(scope: scope)
    }
    var probe = TokenJudgement(subject, context)
    try await probe.judge(cases.claimProbes)
    return judgement.outcome(scope: scope, cause: causeOfRejection(judgement, probe))
  }

  /// Why right claims are rejected, from the wrong ones that get in.
  private static func causeOfRejection(
    _ judgement: TokenJudgement, _ probe: TokenJudgement
  ) -> Cause {
    let accepted = probe.findings.filter(\.isAccepted).map(\.tokenCase.diagnosis)
    if accepted.contains(.unrelated) { return .comparisonInverted }
    if let form = NonceForm.allCases.first(where: { accepted.contains(.exact($0)) }) {
      return .otherFormExpected.saying(
        "the claim is compared with \(form.phrase), although the contract says "
          + "'\(judgement.subject.contract.token.nonceForm.rawValue)'")
    }
    if let claim = accepted.first {
      return .otherFormExpected.saying("the claim is compared with \(claim.phrase)")
    }
    return judgement.findings.contains(where: \.isAccepted)
      ? .someClaimsRejected : .nothingAccepted
  }
}
