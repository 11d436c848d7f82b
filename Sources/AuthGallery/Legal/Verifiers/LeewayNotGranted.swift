internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let leewayNotGranted = legalVerifier(
    "leeway-not-granted",
    story: "Five minutes of leeway for iat and nbf, as declared, and none for exp.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases), leeway: 300
    )
  ) { steps in
    steps.isExpired = { value, now, _ in value?.number.map { now >= $0 } }
  }
}
