internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let audienceFirstOnly = knownBadVerifier(
    "audience-first-only",
    violates: [.tokenClaims],
    causes: [.audiencesNotSearched],
    story: "Of several audiences only the first is looked at.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      furtherAudiences: .accepted)
  ) { steps in
    let honest = steps.audience
    steps.audience = { value, contract in
      guard case .array(let values)? = value else { return honest(value, contract) }
      return values.first == .string(contract.audience)
    }
  }
}
