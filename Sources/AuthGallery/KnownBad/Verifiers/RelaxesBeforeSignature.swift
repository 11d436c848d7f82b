internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let relaxesBeforeSignature = knownBadVerifier(
    "relaxes-before-signature",
    violates: [.tokenSignature],
    causes: [.relaxedBeforeSignature],
    story: "nonce_supported is obeyed before the signature is verified.",
    token: TokenContract(
      nonceSupported: .claimFalseRelaxes, signatures: Set(SignatureAlgorithm.allCases),
      claims: Set(VerifiedClaim.allCases))
  ) { steps in
    steps.beforeVerifying = { token, attempt in
      guard attempt.rawNonce?.isEmpty == false else { return nil }
      let isUnsupported = token.payload["nonce_supported"] == .bool(false)
      return isUnsupported && token.payload["nonce"] == nil ? .accepted : nil
    }
  }
}
