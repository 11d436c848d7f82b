internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let rawRS256Only = legalVerifier(
    "raw-rs256-only", story: "Raw claims, and RS256 alone.",
    token: TokenContract(
      nonceForm: .raw, signatures: [.rs256], claims: Set(VerifiedClaim.allCases)))

  static let ownClientRS256Only = legalVerifier(
    "own-client-rs256-only", story: "An issuer and an audience of its own, and RS256 alone.",
    token: TokenContract(
      signatures: [.rs256], claims: Set(VerifiedClaim.allCases),
      issuer: "https://id.example.org", audience: "org.example.reader"))

  static let verifiesRawNonce = legalVerifier(
    "verifies-raw-nonce",
    story: "The nonce claim is the raw nonce.",
    token: TokenContract(
      nonceForm: .raw, signatures: Set(SignatureAlgorithm.allCases),
      claims: Set(VerifiedClaim.allCases))
  )
}
