internal import ConformanceModel

extension Check {
  /// `nonce_supported` relaxes nothing beyond the contract's policy.
  package static let tokenNonceSupported = Check(
    .tokenNonceSupported, .token, kind: .vector
  ) { subject, context in
    let contract = subject.contract.token
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenNonceSupported, &judgement)
    try await judgement.judge(cases.all(.tokenNonceSupported))
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens with nonce_supported true, false, absent or of "
        + "another type; the policy is '\(contract.nonceSupported.rawValue)'",
      likely: cause(judgement))
  }

  private static func cause(_ judgement: TokenJudgement) -> String? {
    let accepted = judgement.faulty.filter(\.isAccepted)
    if accepted.isEmpty { return nil }
    let comments = Set(
      accepted.compactMap { finding -> String? in
        guard let comma = finding.tokenCase.comment.firstIndex(of: ",") else { return nil }
        return String(finding.tokenCase.comment[..<comma])
      })
    let values = comments.sorted().map { String($0.dropFirst("nonce_supported ".count)) }
    let compared = accepted.allSatisfy { $0.tokenCase.diagnosis != .unrelated }
    // Whatever passes with true as well has nothing to do with nonce_supported.
    if values.contains("true") {
      return compared
        ? "a token without a nonce claim passes, whatever nonce_supported says"
        : "the claim is never compared, whatever nonce_supported says"
    }
    return "nonce_supported \(values.joined(separator: ", ")) "
      + (compared ? "lets a token without a nonce claim pass" : "switches the comparison off")
  }
}
