internal import ConformanceModel

extension Check {
  /// A token with any other nonce claim is rejected.
  package static let tokenMismatch = Check(
    .tokenMismatch, .token, kind: .vector
  ) { subject, context in
    let contract = subject.contract.token
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenMismatch, &judgement)
    try await judgement.judge(cases.all(.tokenMismatch))
    let writer = TokenWriter(contract)
    if contract.nonceForm == .base64url {
      try await judgement.judge(NearMisses.base64URL(writer, nonce: cases.fresh.nonce))
    }
    guard context.catalogue > 1 else {
      return judgement.outcome(
        scope: "\(judgement.findings.count) tokens: another nonce's claim, and claims one letter, "
          + "case, space or code point off")
    }
    try await judgement.judge(
      NearMisses.letters(writer, nonce: cases.fresh.nonce)
        + NearMisses.zeroInFront(writer, nonce: cases.fresh.nonce)
        + BesideClaims.tokens(writer, isAbsent: false, nonce: cases.fresh.nonce))
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens: another nonce's claim, also beside "
        + "\(BesideClaims.count) other claims, and claims one letter at each place, case, space or "
        + "code point off")
  }
}
