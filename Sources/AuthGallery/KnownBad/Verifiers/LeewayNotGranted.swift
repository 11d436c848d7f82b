internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let leewayNotGranted = knownBadVerifier(
    "leeway-not-granted",
    violates: [.tokenClaims],
    causes: [.leewayNotGranted],
    story: "The contract grants a minute, the verifier nothing.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases), leeway: 60)
  ) { steps in
    steps.isExpired = { value, now, _ in value?.number.map { now >= $0 } }
  }
}
