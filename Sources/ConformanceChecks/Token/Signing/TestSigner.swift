internal import ConformanceVectors
internal import ReferenceAuth
internal import Synchronization

/// Signs test tokens with published keys, where a nonce must be fresh.
///
/// For test tokens only: **not constant-time**, with keys that everybody knows. Most tokens of the
/// suite were signed ahead of time by another tool; what is signed here is judged by the same
/// verifiers, so that a mistake here shows as a genuine token kept out.
package final class TestSigner: Sendable {
  private enum Key: Sendable {
    case rsa(RSAPrivateKey)
    case p256(scalar: UInt256)
  }

  /// As many signatures as are kept; a few megabytes.
  private static let mostKept = 10_000

  private let key: Key
  /// Signatures made so far, by the digest of what was signed: one message has one signature, and
  /// one subject after another is shown the same tokens.
  private let made = Mutex<[SHA256Digest: [UInt8]]>([:])

  /// Takes a test key; nil where its numbers are missing.
  init?(_ key: TestKey) {
    if key.kty == "RSA" {
      guard let key = RSAPrivateKey(key) else { return nil }
      self.key = .rsa(key)
    } else {
      guard let d = ClaimForms.bytes(ofBase64URL: key.d), d.count == 32 else { return nil }
      self.key = .p256(scalar: UInt256(bigEndian: d[...]))
    }
  }

  /// The signature of the bytes, as RFC 7518 sections 3.3 and 3.4 want it.
  package func signature(of message: [UInt8]) -> [UInt8] {
    let digest = SHA256.digest(of: message)
    if let signature = made.withLock({ $0[digest] }) { return signature }
    let signature =
      switch key {
      case .rsa(let key): key.signature(of: digest)
      case .p256(let scalar): Self.ecdsa(digest, scalar)
      }
    made.withLock { made in
      if made.count == Self.mostKept { made.removeAll() }
      made[digest] = signature
    }
    return signature
  }

  /// The signature of the bytes by PS256 (RFC 7518 section 3.5), with a salt that is the digest of
  /// the bytes; nil of a key that is no RSA key.
  func pssSignature(of message: [UInt8]) -> [UInt8]? {
    guard case .rsa(let key) = key else { return nil }
    return key.pssSignature(of: SHA256.digest(of: message))
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

/// The five numbers of an RSA key that sign four times as fast as the exponent alone.
private struct RSAPrivateKey: Sendable {
  private let modulus: MontgomeryModulus
  private let p: MontgomeryModulus
  private let q: MontgomeryModulus
  private let numbers: (q: [UInt8], dp: [UInt8], dq: [UInt8], qi: [UInt8])

  init?(_ key: TestKey) {
    func bytes(_ text: String?) -> [UInt8]? { text.flatMap { ClaimForms.bytes(ofBase64URL: $0) } }
    guard let n = bytes(key.n), let p = bytes(key.p), let q = bytes(key.q),
      let dp = bytes(key.dp), let dq = bytes(key.dq), let qi = bytes(key.qi),
      let modulus = MontgomeryModulus(bigEndian: n), let pModulus = MontgomeryModulus(bigEndian: p),
      let qModulus = MontgomeryModulus(bigEndian: q)
    else { return nil }
    self.modulus = modulus
    self.p = pModulus
    self.q = qModulus
    numbers = (q, dp, dq, qi)
  }

  func signature(of digest: SHA256Digest) -> [UInt8] {
    signature(ofMessage: RSAPublicKey.paddedMessage(digest, length: (modulus.bitCount + 7) / 8))
  }

  /// RSASSA-PSS with SHA-256 and a salt as long as it (RFC 8017 section 9.1.1), for keys of whole
  /// bytes.
  func pssSignature(of digest: SHA256Digest) -> [UInt8] {
    let salt = digest.bytes
    let hash = SHA256.digest(of: [UInt8](repeating: 0, count: 8) + digest.bytes + salt).bytes
    let length = modulus.bitCount / 8 - hash.count - 1
    let block = [UInt8](repeating: 0, count: length - salt.count - 1) + [1] + salt
    let mask = (0...UInt8(length / hash.count)).flatMap {
      SHA256.digest(of: hash + [0, 0, 0, $0]).bytes
    }
    var message = zip(block, mask).map { $0 ^ $1 } + hash + [0xBC]
    message[0] &= 0x7F
    return signature(ofMessage: message)
  }

  /// RSASP1 by the Chinese remainder theorem (RFC 8017 section 5.2.1, 2b).
  private func signature(ofMessage message: [UInt8]) -> [UInt8] {
    guard let s1 = p.power(p.remainder(of: message), numbers.dp),
      let s2 = q.power(q.remainder(of: message), numbers.dq),
      let difference = p.difference(s1, p.remainder(of: s2)),
      let h = p.product(difference, numbers.qi), let high = modulus.product(h, numbers.q)
    else { return [] }
    return modulus.sum(high, s2) ?? []
  }
}
