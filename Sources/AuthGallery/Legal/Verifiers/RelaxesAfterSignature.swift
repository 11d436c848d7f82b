internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let relaxesAfterSignature = legalVerifier(
    "relaxes-after-signature",
    story: "A verified nonce_supported of false lets the nonce be missing.",
    token: TokenContract(
      nonceSupported: .claimFalseRelaxes, signatures: Set(SignatureAlgorithm.allCases),
      claims: Set(VerifiedClaim.allCases))
  )
}
