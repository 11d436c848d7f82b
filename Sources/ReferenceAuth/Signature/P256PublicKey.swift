/// A public key for ES256: ECDSA on P-256 with SHA-256 (RFC 7518 section 3.4; FIPS 186-5).
public struct P256PublicKey: Sendable {
  private let multiples: P256Multiples

  /// Takes a key's coordinates, 32 bytes each, big-endian.
  ///
  /// Nil for coordinates of another length, beyond the field, or off the curve. The point at
  /// infinity has no affine coordinates and so cannot be written.
  public init?(x: [UInt8], y: [UInt8]) {
    guard x.count == 32, y.count == 32,
      let point = P256Point(
        affineX: UInt256(bigEndian: x[...]), affineY: UInt256(bigEndian: y[...]))
    else { return nil }
    multiples = P256Multiples(of: point)
  }

  /// Whether `signature` is a signature of the message with this digest.
  ///
  /// Works on public values and is not constant-time. A signature (r, n - s) is as good as (r, s):
  /// RFC 7518 does not forbid the higher of both, and providers send it.
  ///
  /// - Parameters:
  ///   - signature: r and s, 32 bytes each, big-endian (RFC 7518 section 3.4), not DER.
  ///   - digest: The message's SHA-256 digest.
  public func isValid(signature: [UInt8], digest: SHA256Digest) -> Bool {
    guard signature.count == 64 else { return false }
    let order = P256Point.order
    let r = UInt256(bigEndian: signature[..<32])
    let s = UInt256(bigEndian: signature[32...])
    // Zero would make the equation hold for every message (CVE-2022-21449).
    guard !r.isZero, !s.isZero, r < order.modulus, s < order.modulus else { return false }
    let message = order.reduced(UInt256(bigEndian: digest.bytes[...]))
    let inverse = order.inverse(order.entered(s))
    // A factor in Montgomery form and one not in it give a product that is not.
    let u = order.product(message, inverse)
    let v = order.product(r, inverse)
    let sum = multiples.adding(v, to: P256Point.baseMultiple(u))
    if sum.hasAffineX(r) { return true }
    // The x coordinate is taken modulo the order, which is smaller than the field.
    let (wrapped, carry) = r.addingReportingCarry(order.modulus)
    return !carry && sum.hasAffineX(wrapped)
  }
}
