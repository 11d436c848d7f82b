internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let hmacWithPublicKey = knownBadVerifier(
    "hmac-with-public-key",
    violates: [.tokenSignature],
    causes: [.headerChoosesAlgorithm],
    story: "HS256 is accepted with whatever key has the header's kid: the published modulus."
  ) { steps in
    steps.isSigned = { signed in
      guard signed.algorithm == "HS256" else { return signed.isSigned(by: signed.named) }
      return signed.named.contains { key in
        let secret = Array((key.n ?? key.x ?? "").utf8)
        return HMAC.code(of: signed.token.signingInput, key: secret) == signed.token.signature
      }
    }
  }
}

/// HMAC-SHA256 (FIPS 198-1), for the verifier that should not have it.
private enum HMAC {
  static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key.count > 64 ? SHA256.digest(of: key).bytes : key
    block += [UInt8](repeating: 0, count: 64 - block.count)
    let inner = SHA256.digest(of: block.map { $0 ^ 0x36 } + message).bytes
    return SHA256.digest(of: block.map { $0 ^ 0x5C } + inner).bytes
  }
}
