internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let otherClient = legalVerifier(
    "other-client",
    story: "Another issuer and another app; tokens are made for them.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      issuer: "https://id.example.org",
      audience: "org.example.reader")
  )
}
