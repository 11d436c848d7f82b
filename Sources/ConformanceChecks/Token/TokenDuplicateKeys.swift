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
    var told: Cause?
    var matching: [[TokenCase]] = []
    for orders in both {
      // Who lets the wrong value in where it stands alone lets it stand there twice, too.
      if let cause = try await orders[0].causeAlone(&judgement, cases) {
        told = told ?? cause
      } else {
        matching.append(orders)
      }
    }
    return .fail(
      cases: judgement.findings.count, scope: scope,
      Evidence(
        observed: (matching.isEmpty ? both : matching).map { orders in
          "accepted in both orders: "
            + orders.map { "\($0.id) (\($0.comment))" }.joined(separator: " and ")
        },
        cause: matching.isEmpty ? told : .anyDuplicateMatches))
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
  /// The cause by which a member's wrong value gets in alone; nil where it does not.
  ///
  /// - Throws: A ``SubjectFault``.
  fileprivate func causeAlone(
    _ judgement: inout TokenJudgement, _ cases: TokenCases
  ) async throws -> Cause? {
    let probes: [(probe: TokenCase, cause: Cause?)]
    if let claim = VerifiedClaim.allCases.first(where: repeats) {
      probes = cases.wrongProbe(claim).map { [($0, claim.notCompared)] } ?? []
    } else if payload.contains(#""nonce":null"#) {
      probes =
        cases.bareProbes.map { ($0, .absentClaimPasses) } + [(cases.nullProbe, .nullClaimPasses)]
    } else {
      probes = [(cases.otherNonceProbe, .claimNotCompared)]
    }
    for (probe, cause) in probes
    where try await judgement.ask(probe.attempt, probe.comment) == .verdict(.accepted) {
      return cause
    }
    return nil
  }

  private var payload: String {
    let parts = attempt.token.split(separator: ".")
    let bytes = parts.count == 3 ? ClaimForms.bytes(ofBase64URL: parts[1]) : nil
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// Whether a claim's name stands in the payload more than once.
  private func repeats(_ claim: VerifiedClaim) -> Bool {
    payload.split(separator: "\"\(claim.rawValue)\":", omittingEmptySubsequences: false).count > 2
  }
}
