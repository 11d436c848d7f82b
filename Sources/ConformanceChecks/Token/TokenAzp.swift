internal import ConformanceModel
internal import ReferenceAuth

extension Check {
  /// Further audiences and `azp` are treated as the contract says.
  package static let tokenAzp = Check(
    .tokenAzp, .token, kind: .vector,
    exclusion: { contract, _ in
      guard contract.token.claims.contains(.aud) else {
        return "the contract leaves the audience to another layer"
      }
      return switch contract.token.furtherAudiences {
      case .open:
        "the contract does not say what becomes of further audiences: 'furtherAudiences' in its "
          + "'token' says it"
      case .accepted: "the contract accepts further audiences, which 'token.claims' judges"
      case .onlyOwn, .authorizedParty: nil
      }
    }
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenAzp, &judgement)
    try await judgement.judge(cases.all(.tokenAzp))
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens with one audience or two, with azp and without; "
        + "the rule is '\(subject.contract.token.furtherAudiences.rawValue)'",
      cause: cause)
  }

  private static func cause(_ judgement: TokenJudgement) -> Cause? {
    let faulty = judgement.faulty
    if faulty.contains(where: \.isThrown) { return nil }
    let accepted = faulty.filter(\.isAccepted).map(\.tokenCase)
    if accepted.contains(where: { !$0.flags.contains(.authorizedParty) }) {
      let trustsAll = accepted.contains {
        $0.flags.isSuperset(of: [.furtherAudience, .authorizedParty])
      }
      return trustsAll ? .furtherAudienceTrusted : ofParties(accepted)
    }
    if !accepted.isEmpty { return .authorizedPartyNotCompared }
    return faulty.contains { judgement.fault($0) == .rejected } ? .authorizedPartyRefused : nil
  }
  /// What is said of further audiences where azp must not name another client.
  private static func ofParties(_ accepted: [TokenCase]) -> Cause {
    let parties = accepted.map { ClaimForms.member("azp", in: $0.attempt.token) }
    if parties.contains(where: { $0 != nil && $0 != .null }) {
      return .furtherAudienceTrusted.saying(
        "a token for further audiences is accepted unless its azp is another client's")
    }
    return .furtherAudienceTrusted.saying(
      parties.contains(nil)
        ? "a token for further audiences is accepted without azp"
        : "a token for further audiences is accepted with an azp of null")
  }
}
