internal import ConformanceModel
internal import ReferenceAuth

extension TokenCases {
  /// Whether what a vector takes for somebody else's issuer or audience is the contract's.
  func isRightByChance(_ tokenCase: TokenCase) -> Bool {
    guard writer.isForOthers, case .reject = tokenCase.expected else { return false }
    let rights: [(flag: TokenFlag, claim: VerifiedClaim, right: String)] = [
      (.issuer, .iss, contract.issuer), (.audience, .aud, contract.audience),
    ]
    return rights.contains { row in
      tokenCase.flags.contains(row.flag)
        && ClaimForms.member(row.claim.rawValue, in: tokenCase.attempt.token) == .string(row.right)
    }
  }
}
