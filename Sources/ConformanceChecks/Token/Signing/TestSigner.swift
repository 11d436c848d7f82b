internal import ConformanceVectors
internal import ReferenceAuth

/// Signs test tokens with published keys, where a nonce must be fresh.
///
/// For test tokens only: **not constant-time**, with keys that everybody knows. Most tokens of the
/// suite were signed ahead of time by another tool; what is signed here is judged by the same
/// verifiers, so that a mistake here shows as a genuine token kept out.
struct TestSigner: Sendable {
  private enum Key: Sendable {
    case rsa(modulus: MontgomeryModulus, exponent: [UInt8])
    case p256(scalar: UInt256)
  }

  private let key: Key

  /// Takes a test key; nil where its numbers are missing.
  init?(_ key: TestKey) {
    guard let d = ClaimForms.bytes(ofBase64URL: key.d) else { return nil }
    switch key.kty {
    case "RSA":
      guard let text = key.n, let n = ClaimForms.bytes(ofBase64URL: text),
        let modulus = MontgomeryModulus(bigEndian: n)
      else { return nil }
      self.key = .rsa(modulus: modulus, exponent: d)
    default:
      guard d.count == 32 else { return nil }
      self.key = .p256(scalar: UInt256(bigEndian: d[...]))
    }
  }

  /// The signature of the bytes, as RFC 7518 sections 3.3 and 3.4 want it.
  func signature(of message: [UInt8]) -> [UInt8] {
    let digest = SHA256.digest(of: message)
    switch key {
    case .rsa(let modulus, let exponent):
      let padded = RSAPublicKey.paddedMessage(digest, length: (modulus.bitCount + 7) / 8)
      return modulus.power(padded, exponent) ?? []
    case .p256(let scalar): return Self.ecdsa(digest, scalar)
    }
  }

  /// ECDSA (FIPS 186-5 section 6.4.1), its secret number derived from key and message.
  private static func ecdsa(_ digest: SHA256Digest, _ scalar: UInt256) -> [UInt8] {
    let order = P256Point.order
    let seed = SHA256.digest(of: scalar.bigEndianBytes + digest.bytes).bytes
    // Zero and a zero r or s happen with probability 2^-254: the verifier would say so.
    let k = order.reduced(UInt256(bigEndian: seed[...]))
    let r = order.reduced(P256Point.baseMultiple(k).affineX ?? .zero)
    let message = order.reduced(UInt256(bigEndian: digest.bytes[...]))
    let sum = order.sum(message, order.product(order.entered(r), scalar))
    let s = order.product(sum, order.inverse(order.entered(k)))
    return r.bigEndianBytes + s.bigEndianBytes
  }
}
