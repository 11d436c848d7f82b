internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let issuerAndAudienceOnly = legalVerifier(
    "issuer-and-audience-only",
    story: "The times are left to another layer.",
    token: TokenContract(signatures: Set(SignatureAlgorithm.allCases), claims: [.iss, .aud])
  )
}
