internal import ConformanceModel
internal import ReferenceAuth

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
    if skipped { return .noExpectationSkips }
    let digests = [NonceForm.hex, .base64url].map { JSONValue.string(ClaimForms.claim($0, of: "")) }
    let areDigests = accepted.allSatisfy { finding in
      ClaimForms.member("nonce", in: finding.tokenCase.attempt.token).map(digests.contains) ?? false
    }
    return areDigests
      ? .nothingEqualsNothing.saying(
        "an expected nonce that is not there is hashed all the same: the digest of nothing gets in")
      : .nothingEqualsNothing
  }
}
