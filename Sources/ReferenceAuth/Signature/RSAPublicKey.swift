/// A public key for RS256: RSASSA-PKCS1-v1_5 with SHA-256 (RFC 7518 section 3.3; RFC 8017).
public struct RSAPublicKey: Sendable {
  /// The sizes accepted: RFC 7518 demands 2,048 bits; beyond 8,192 verification takes too long.
  public static let bitCounts = 2_048...8_192

  private let modulus: MontgomeryModulus
  private let exponent: [UInt8]

  /// Takes a key's numbers, big-endian.
  ///
  /// Nil for a modulus of another size or an even one, and for an exponent that is even, 1, or has
  /// more than 32 bits. Leading zero bytes are ignored, as some providers write one.
  public init?(modulus: [UInt8], exponent: [UInt8]) {
    let exponent = Array(exponent.drop { $0 == 0 })
    guard modulus.count <= Self.bitCounts.upperBound / 8 + 1,
      let modulus = MontgomeryModulus(bigEndian: modulus),
      Self.bitCounts.contains(modulus.bitCount), (1...4).contains(exponent.count),
      exponent != [1], let last = exponent.last, last & 1 == 1
    else { return nil }
    self.modulus = modulus
    self.exponent = exponent
  }

  /// Whether `signature` is a signature of the message with this digest.
  ///
  /// The whole padded message is built and compared, never parsed: parsers that skip over what
  /// they take for padding can be forged for small exponents (Bleichenbacher 2006; RFC 8017
  /// section 8.2.2 recommends comparing).
  ///
  /// - Parameters:
  ///   - signature: Exactly as many bytes as the modulus has.
  ///   - digest: The message's SHA-256 digest.
  public func isValid(signature: [UInt8], digest: SHA256Digest) -> Bool {
    let length = (modulus.bitCount + 7) / 8
    guard signature.count == length, let message = modulus.power(signature, exponent) else {
      return false
    }
    return message == Self.paddedMessage(digest, length: length)
  }

  /// EMSA-PKCS1-v1_5 (RFC 8017 section 9.2): 0, 1, 255 … 255, 0, then the DER of the digest.
  package static func paddedMessage(_ digest: SHA256Digest, length: Int) -> [UInt8] {
    // The fixed beginning of a DER DigestInfo for SHA-256 (RFC 8017 section 9.2, note 1).
    let prefix: [UInt8] = [
      0x30, 0x31, 0x30, 0x0D, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01,
      0x05, 0x00, 0x04, 0x20,
    ]
    let filler = [UInt8](repeating: 0xFF, count: length - 3 - prefix.count - 32)
    return [0, 1] + filler + [0] + prefix + digest.bytes
  }
}
