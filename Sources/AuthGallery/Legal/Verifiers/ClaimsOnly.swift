internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let claimsOnly = legalVerifier(
    "claims-only",
    story: "The signature is left to a gateway; claims and nonce are judged here.",
    token: TokenContract(claims: Set(VerifiedClaim.allCases))
  )
}
