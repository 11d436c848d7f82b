/// A point of the curve P-256 (FIPS 186-5; SP 800-186 section 3.2.1.3) in Jacobian coordinates.
///
/// (X, Y, Z) stands for (X / Z², Y / Z³), coordinates in Montgomery form; Z = 0 is the point at
/// infinity. Formulas: Bernstein and Lange, Explicit-Formulas Database, shortw/jacobian-3. Not
/// constant-time: for public values only.
package struct P256Point: Sendable {
  let x: UInt256
  let y: UInt256
  let z: UInt256

  /// The field's arithmetic, modulo 2^256 - 2^224 + 2^192 + 2^96 - 1.
  static let field = Montgomery256(
    modulus: UInt256(
      0xFFFF_FFFF_FFFF_FFFF, 0x0000_0000_FFFF_FFFF, 0, 0xFFFF_FFFF_0000_0001))
  /// Arithmetic modulo the number of points.
  package static let order = Montgomery256(
    modulus: UInt256(
      0xF3B9_CAC2_FC63_2551, 0xBCE6_FAAD_A717_9E84, 0xFFFF_FFFF_FFFF_FFFF,
      0xFFFF_FFFF_0000_0000))
  private static let b = field.entered(
    UInt256(
      0x3BCE_3C3E_27D2_604B, 0x651D_06B0_CC53_B0F6, 0xB3EB_BD55_7698_86BC,
      0x5AC6_35D8_AA3A_93E7))
  /// The base point G.
  static let base = P256Point(
    x: field.entered(
      UInt256(
        0xF4A1_3945_D898_C296, 0x7703_7D81_2DEB_33A0, 0xF8BC_E6E5_63A4_40F2,
        0x6B17_D1F2_E12C_4247)),
    y: field.entered(
      UInt256(
        0xCBB6_4068_37BF_51F5, 0x2BCE_3357_6B31_5ECE, 0x8EE7_EB4A_7C0F_9E16,
        0x4FE3_42E2_FE1A_7F9B)),
    z: field.one)
  static let infinity = P256Point(x: field.one, y: field.one, z: .zero)

  private init(x: UInt256, y: UInt256, z: UInt256) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Reads affine coordinates; nil for what is not on the curve y² = x³ - 3x + b.
  ///
  /// An unchecked point would let a hostile key move the arithmetic to a weaker curve. P-256 has
  /// prime order, so that being on it is enough.
  init?(affineX: UInt256, affineY: UInt256) {
    let field = Self.field
    guard affineX < field.modulus, affineY < field.modulus else { return nil }
    let x = field.entered(affineX)
    let y = field.entered(affineY)
    let cube = field.product(field.product(x, x), x)
    let threeX = field.sum(field.sum(x, x), x)
    guard field.product(y, y) == field.sum(field.difference(cube, threeX), Self.b) else {
      return nil
    }
    self.init(x: x, y: y, z: field.one)
  }

  var isInfinity: Bool { z.isZero }

  /// The affine x coordinate; nil at infinity.
  package var affineX: UInt256? {
    guard !isInfinity else { return nil }
    let inverse = Self.field.inverse(z)
    return Self.field.left(Self.field.product(x, Self.field.product(inverse, inverse)))
  }

  /// Whether the affine x coordinate is `number`, without the cost of a division.
  func hasAffineX(_ number: UInt256) -> Bool {
    let field = Self.field
    guard number < field.modulus, !isInfinity else { return false }
    return field.product(field.entered(number), field.product(z, z)) == x
  }

  /// k * G.
  package static func baseMultiple(_ k: UInt256) -> P256Point {
    P256Multiples.ofBase.adding(k, to: infinity)
  }

  /// dbl-2001-b: 3 products and 5 squares. Infinity stays infinity, since Z stays 0.
  func doubled(_ field: Montgomery256) -> P256Point {
    let delta = field.product(z, z)
    let gamma = field.product(y, y)
    let beta = field.product(x, gamma)
    let third = field.product(field.difference(x, delta), field.sum(x, delta))
    let alpha = field.sum(field.sum(third, third), third)
    let beta2 = field.sum(beta, beta)
    let beta4 = field.sum(beta2, beta2)
    let newX = field.difference(field.product(alpha, alpha), field.sum(beta4, beta4))
    let yz = field.sum(y, z)
    let newZ = field.difference(field.difference(field.product(yz, yz), gamma), delta)
    let gammaSquare = field.product(gamma, gamma)
    let gamma2 = field.sum(gammaSquare, gammaSquare)
    let gamma4 = field.sum(gamma2, gamma2)
    let slope = field.product(alpha, field.difference(beta4, newX))
    return P256Point(x: newX, y: field.difference(slope, field.sum(gamma4, gamma4)), z: newZ)
  }

  /// add-1998-cmo-2, complete: equal points are doubled, opposite ones give infinity.
  func adding(_ other: P256Point, _ field: Montgomery256) -> P256Point {
    if isInfinity { return other }
    if other.isInfinity { return self }
    let zz = field.product(z, z)
    let otherZZ = field.product(other.z, other.z)
    let u1 = field.product(x, otherZZ)
    let u2 = field.product(other.x, zz)
    let s1 = field.product(y, field.product(otherZZ, other.z))
    let s2 = field.product(other.y, field.product(zz, z))
    let h = field.difference(u2, u1)
    let r = field.difference(s2, s1)
    if h.isZero { return r.isZero ? doubled(field) : Self.infinity }
    let hh = field.product(h, h)
    let hhh = field.product(hh, h)
    let v = field.product(u1, hh)
    let newX = field.difference(
      field.difference(field.product(r, r), hhh), field.sum(v, v))
    let newY = field.difference(
      field.product(r, field.difference(v, newX)), field.product(s1, hhh))
    return P256Point(x: newX, y: newY, z: field.product(field.product(z, other.z), h))
  }
}
