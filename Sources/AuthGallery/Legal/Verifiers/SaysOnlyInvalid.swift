internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let saysOnlyInvalid = legalVerifier(
    "says-only-invalid",
    story: "Rejections come without a reason.",
    token: TokenContract(
      givesReasons: false, signatures: Set(SignatureAlgorithm.allCases),
      claims: Set(VerifiedClaim.allCases))
  )
}
