internal import ConformanceModel

extension Check {
  /// A token without a usable nonce claim is rejected.
  package static let tokenMissing = Check(
    .tokenMissing, .token, kind: .vector
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenMissing, &judgement)
    try await judgement.judge(cases.all(.tokenMissing))
    if context.catalogue > 1 {
      try await judgement.judge(
        BesideClaims.tokens(
          TokenWriter(subject.contract.token), isAbsent: true, nonce: cases.fresh.nonce))
    }
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens: claims absent, null, empty, of another type, or "
        + "under another name")
  }
}
