internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let derSignatureAccepted = knownBadVerifier(
    "der-signature-accepted",
    violates: [.tokenSignature],
    causes: [.otherSignatureEncoding],
    story: "An ES256 signature may be in DER as well, so that each has two spellings."
  ) { steps in
    steps.isSigned = VerifierSteps.readingDER
  }

  static let derSignatureExpected = knownBadVerifier(
    "der-signature-expected",
    violates: [
      .tokenAccept, .tokenMismatch, .tokenMissing, .tokenExpectedEmpty, .tokenContract,
      .tokenNonceSupported, .tokenSignature, .tokenClaims, .tokenTolerant, .tokenSubject,
    ],
    causes: [.derSignatureExpected],
    story: "An ES256 signature is read as DER, as `crypto.verify` of Node reads it."
  ) { steps in
    steps.isSigned = { signed in
      guard signed.algorithm == "ES256" else { return signed.isSigned(by: signed.named) }
      return DER.fixed(signed.token.signature).map { signed.isSigned(es256: $0) } ?? false
    }
  }
}

extension VerifierSteps {
  /// Reads an ES256 signature in DER as well.
  static let readingDER: @Sendable (Signed) -> Bool = { signed in
    guard signed.algorithm == "ES256", let fixed = DER.fixed(signed.token.signature) else {
      return signed.isSigned(by: signed.named)
    }
    return signed.isSigned(es256: fixed)
  }
}

extension VerifierSteps.Signed {
  /// Whether one of the named keys has signed by ES256, with r and s of 32 bytes each.
  fileprivate func isSigned(es256 signature: [UInt8]) -> Bool {
    let digest = SHA256.digest(of: token.signingInput)
    return named.contains { key in
      if case .p256(let key)? = ParsedKeys.key(key) {
        key.isValid(signature: signature, digest: digest)
      } else {
        false
      }
    }
  }
}

/// ECDSA-Sig-Value (RFC 3279 section 2.2.3), for verifiers that should not read it.
private enum DER {
  /// r and s of 32 bytes each; nil for what is no such sequence.
  static func fixed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 8, bytes[0] == 0x30, Int(bytes[1]) == bytes.count - 2 else { return nil }
    var rest = bytes[2...]
    var fixed: [UInt8] = []
    for _ in 0..<2 {
      guard rest.count > 2, rest.removeFirst() == 0x02 else { return nil }
      let length = Int(rest.removeFirst())
      guard rest.count >= length else { return nil }
      let number = rest.prefix(length).drop { $0 == 0 }
      rest = rest.dropFirst(length)
      fixed += [UInt8](repeating: 0, count: max(0, 32 - number.count)) + number
    }
    return fixed.count == 64 && rest.isEmpty ? fixed : nil
  }
}
