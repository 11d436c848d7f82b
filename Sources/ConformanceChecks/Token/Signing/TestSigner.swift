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

  /// The third part of another token that departs from its signature as one of this key does.
  ///
  /// - Parameters:
  ///   - signature: What stands under a token of `old`, such as one with other padding, of another
  ///     hash or in DER.
  ///   - old: The bytes that were signed.
  ///   - new: The bytes to sign.
  /// - Returns: Nil where `signature` has nothing to do with the key or with `old`.
  func departing(as signature: [UInt8], of old: [UInt8], for new: [UInt8]) -> [UInt8]? {
    switch key {
    case .rsa(let key): key.departing(as: signature, of: old, for: new)
    case .p256(let scalar): Self.departing(as: signature, of: old, for: new, scalar)
    }
  }

  /// With the secret number of the old signature, so that r stays.
  private static func departing(
    as signature: [UInt8], of old: [UInt8], for new: [UInt8], _ scalar: UInt256
  ) -> [UInt8]? {
    let order = P256Point.order
    func number(_ digest: [UInt8]) -> UInt256? {
      digest.count < 32 ? nil : order.reduced(UInt256(bigEndian: digest[..<32]))
    }
    for pair in SignatureDeparture.pairs(in: signature) {
      let (r, s) = (UInt256(bigEndian: pair[..<32]), UInt256(bigEndian: pair[32...]))
      guard !r.isZero, !s.isZero, r < order.modulus, s < order.modulus else { continue }
      let part = order.product(order.entered(r), scalar)
      for hash in SignatureDeparture.hashes {
        guard let before = number(hash(old)), let after = number(hash(new)) else { continue }
        let k = order.product(order.sum(before, part), order.inverse(order.entered(s)))
        guard let x = P256Point.baseMultiple(k).affineX, order.reduced(x) == r else { continue }
        let changed = order.product(order.sum(after, part), order.inverse(order.entered(k)))
        let writing = SignatureDeparture.pairWritings.first { $0(pair) == signature }
        return writing.map { $0(r.bigEndianBytes + changed.bigEndianBytes) }
      }
    }
    return nil
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
