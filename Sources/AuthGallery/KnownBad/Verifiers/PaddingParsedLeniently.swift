internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let paddingParsedLeniently = knownBadVerifier(
    "padding-parsed-leniently",
    violates: [.tokenSignature],
    causes: [.rsaPaddingParsed],
    story:
      "The padding is skipped and the digest looked for behind it; what follows is not looked at."
  ) { steps in
    steps.isSigned = VerifierSteps.skippingPadding
  }
}

extension VerifierSteps {
  /// Looks for the digest behind whatever looks like padding.
  static let skippingPadding: @Sendable (Signed) -> Bool = { signed in
    guard signed.algorithm == "RS256" else { return signed.isSigned(by: signed.named) }
    let digest = SHA256.digest(of: signed.token.signingInput)
    return signed.named.contains { key in
      guard let message = BareRSA.message(signed.token.signature, key) else { return false }
      // 0, 1, 255 …, 0, and then whatever begins with the right digest.
      guard message.starts(with: [0, 1]) else { return false }
      let rest = message.dropFirst(2).drop { $0 == 0xFF }.dropFirst()
      let expected = RSAPublicKey.paddedMessage(digest, length: 256)
      return rest.starts(with: expected.suffix(51))
    }
  }
}
