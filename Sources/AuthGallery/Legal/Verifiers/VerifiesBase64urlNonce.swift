internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let verifiesBase64urlNonce = legalVerifier(
    "verifies-base64url-nonce",
    story: "The nonce claim is the digest in base64url.",
    token: TokenContract(
      nonceForm: .base64url, signatures: Set(SignatureAlgorithm.allCases),
      claims: Set(VerifiedClaim.allCases))
  )
}
