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
    // Who passes over a claim that is not there does so whatever is expected.
    var passing: Set<NonceClaim> = []
    if judgement.findings.contains(where: \.isAccepted) {
      var probe = TokenJudgement(subject, context)
      try await probe.judge(cases.nothingProbes)
      passing = Set(probe.findings.filter(\.isAccepted).map(claim))
    }
    let causes = causes(judgement, passing)
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens with no expected nonce or an empty one",
      besides: Array(causes.dropFirst())
    ) { _ in causes.first }
  }

  private static func claim(of finding: TokenFinding) -> NonceClaim {
    ClaimForms.claim(in: finding.tokenCase.attempt.token)
  }

  /// - Parameter passing: Claims of nothing that are accepted where a nonce is expected as well.
  private static func causes(_ judgement: TokenJudgement, _ passing: Set<NonceClaim>) -> [Cause] {
    let accepted = judgement.findings.filter(\.isAccepted)
    if accepted.isEmpty {
      return judgement.faulty.allSatisfy(\.isThrown) ? [.noExpectationThrows] : []
    }
    // A claim that has nothing to do with nothing: only a skipped comparison lets it in.
    let skipped = accepted.contains { $0.tokenCase.flags.contains(.uncompared) }
    if skipped { return [.noExpectationSkips] }
    let passed = Set(accepted.map(claim)).intersection(passing)
    let known: [(claim: NonceClaim, cause: Cause)] = [
      (.absent, .absentClaimPasses), (.null, .nullClaimPasses), (.text(""), .emptyClaimPasses),
    ]
    let passedOver = known.first { passed.contains($0.claim) }.map { [$0.cause] } ?? []
    let rest = accepted.filter { !passed.contains(claim(of: $0)) }
    guard !rest.isEmpty else { return passedOver }
    let digests = [NonceForm.hex, .base64url].map { NonceClaim.text(ClaimForms.claim($0, of: "")) }
    let areDigests = rest.allSatisfy { digests.contains(claim(of: $0)) }
    let nothing =
      areDigests
      ? Cause.nothingEqualsNothing.saying(
        "an expected nonce that is not there is hashed all the same: the digest of nothing gets in")
      : .nothingEqualsNothing
    return passedOver + [nothing]
  }
}
