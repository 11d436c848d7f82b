internal import ConformanceModel

// Right tokens that are refused for their claims.
extension TokenCause {
  /// What right tokens have in common that are refused, of which there may be none.
  static func ofRefusals(_ rejected: [TokenCase]) -> [Cause] {
    let audiences = rejected.filter { $0.flags.contains(.audience) }
    if !audiences.isEmpty {
      let areSingle = audiences.allSatisfy { tokenCase in
        (try? TokenFacts(of: tokenCase.attempt.token))?.aud.count == 1
      }
      return [areSingle ? .audienceArrayRefused : .audiencesNotSearched]
    }
    return rejected.isEmpty ? [] : [.validTokenRefused]
  }

  /// What tokens are refused for although the contract says nothing of it.
  static func undeclared(
    _ refused: [TokenFinding], _ contract: TokenContract
  ) -> Cause? {
    let declared = contract.claims
    let flags = VerifiedClaim.allCases.filter { !declared.contains($0) }.compactMap(\.flag)
    guard refused.allSatisfy({ !$0.tokenCase.flags.isDisjoint(with: flags) }) else { return nil }
    var claims: [VerifiedClaim] = []
    var types: [VerifiedClaim] = []
    for claim in VerifiedClaim.allCases where !declared.contains(claim) {
      let tokens = refused.map(\.tokenCase).filter { tokenCase in
        claim.flag.map(tokenCase.flags.contains) ?? false
      }
      let hasRightType = tokens.contains { tokenCase in
        ClaimForms.member(claim.rawValue, in: tokenCase.attempt.token).map(claim.takes) ?? true
      }
      if hasRightType { claims.append(claim) } else if !tokens.isEmpty { types.append(claim) }
    }
    if !claims.isEmpty { return .undeclared(claims) }
    guard !types.isEmpty else { return nil }
    return .undeclaredClaim.saying(
      "the type of \(types.quoted("`")) is verified, which the contract does not declare: add "
        + "\(types.quoted("'")) to 'typeOnly'")
  }
}
