internal import ConformanceModel

extension Check {
  /// Of two orders of different duplicate members at most one is accepted.
  package static let tokenDuplicateKeys = Check(
    .tokenDuplicateKeys, .token, kind: .vector
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenDuplicateKeys, &judgement)
    try await judgement.judge(cases.all(.tokenDuplicateKeys))
    let accepted = judgement.findings.filter(\.isAccepted).map(\.tokenCase)
    let pairs = Dictionary(grouping: accepted) { $0.pair ?? $0.id }
    let both = pairs.values.filter { $0.count > 1 }.sorted { $0[0].id < $1[0].id }
    let scope =
      "\(judgement.findings.count) tokens with two members of one name, one right, in both orders"
    guard !both.isEmpty else { return judgement.outcome(scope: scope) }
    var claims: Set<VerifiedClaim> = []
    var matching: [[TokenCase]] = []
    for orders in both {
      // Who does not compare a claim at all lets it stand there twice, too.
      guard let claim = VerifiedClaim.allCases.first(where: { orders[0].repeats($0) }),
        let probe = cases.wrongProbe(claim),
        try await judgement.ask(probe.attempt, probe.comment) == .verdict(.accepted)
      else {
        matching.append(orders)
        continue
      }
      claims.insert(claim)
    }
    let uncompared = VerifiedClaim.allCases.first(where: claims.contains)
    return .fail(
      cases: judgement.findings.count, scope: scope,
      Evidence(
        observed: (matching.isEmpty ? both : matching).map { orders in
          "accepted in both orders: "
            + orders.map { "\($0.id) (\($0.comment))" }.joined(separator: " and ")
        },
        cause: matching.isEmpty ? uncompared?.notCompared : .anyDuplicateMatches))
  }
}

extension VerifiedClaim {
  /// The cause by which any value of the claim gets in.
  fileprivate var notCompared: Cause? {
    switch self {
    case .iss: .issuerNotCompared
    case .aud: .audienceNotCompared
    case .exp: .expiryNotCompared
    case .iat, .nbf, .sub: nil
    }
  }
}

extension TokenCase {
  /// Whether a claim's name stands in the payload more than once.
  fileprivate func repeats(_ claim: VerifiedClaim) -> Bool {
    let parts = attempt.token.split(separator: ".")
    let payload = parts.count == 3 ? ClaimForms.bytes(ofBase64URL: parts[1]) : nil
    let text = String(decoding: payload ?? [], as: UTF8.self)
    return text.split(separator: "\"\(claim.rawValue)\":", omittingEmptySubsequences: false).count
      > 2
  }
}
