internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let verifiesRawNonce = legalVerifier(
    "verifies-raw-nonce",
    story: "The nonce claim is the raw nonce.",
    token: TokenContract(
      nonceForm: .raw, signatures: Set(SignatureAlgorithm.allCases),
      claims: Set(VerifiedClaim.allCases))
  )
}
