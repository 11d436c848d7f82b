internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let leewayOfAMinute = legalVerifier(
    "leeway-of-a-minute",
    story: "Clocks may differ by a minute.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases), leeway: 60)
  )
}
