// Both types are in one file so that debug builds, which optimise file by file, can inline.

/// A 256-bit number in four 64-bit limbs, the least significant first.
///
/// Nothing here is constant-time: verification works on public values only.
package struct UInt256: Hashable, Sendable {
  package var l0: UInt64
  package var l1: UInt64
  package var l2: UInt64
  package var l3: UInt64

  /// - Parameters: The limbs, the least significant first.
  @inline(__always)
  package init(_ l0: UInt64, _ l1: UInt64, _ l2: UInt64, _ l3: UInt64) {
    self.l0 = l0
    self.l1 = l1
    self.l2 = l2
    self.l3 = l3
  }

  package static let zero = UInt256(0, 0, 0, 0)

  /// Reads a big-endian number of exactly 32 bytes.
  package init(bigEndian bytes: ArraySlice<UInt8>) {
    precondition(bytes.count == 32, "a 256-bit number has 32 bytes")
    func limb(_ offset: Int) -> UInt64 {
      bytes[(bytes.startIndex + offset)..<(bytes.startIndex + offset + 8)]
        .reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.init(limb(24), limb(16), limb(8), limb(0))
  }

  /// The 32 bytes, the most significant first.
  package var bigEndianBytes: [UInt8] {
    [l3, l2, l1, l0].flatMap { limb in
      (0..<8).map { UInt8(truncatingIfNeeded: limb >> (56 - 8 * UInt64($0))) }
    }
  }

  package var isZero: Bool { l0 | l1 | l2 | l3 == 0 }

  @inline(__always)
  package static func < (left: UInt256, right: UInt256) -> Bool {
    left.subtractingReportingBorrow(right).borrow
  }

  @inline(__always)
  package func addingReportingCarry(_ other: UInt256) -> (sum: UInt256, carry: Bool) {
    var carry: UInt64 = 0
    let r0 = Self.sum(l0, other.l0, &carry)
    let r1 = Self.sum(l1, other.l1, &carry)
    let r2 = Self.sum(l2, other.l2, &carry)
    let r3 = Self.sum(l3, other.l3, &carry)
    return (UInt256(r0, r1, r2, r3), carry != 0)
  }

  @inline(__always)
  package func subtractingReportingBorrow(
    _ other: UInt256
  ) -> (difference: UInt256, borrow: Bool) {
    var borrow: UInt64 = 0
    let r0 = Self.difference(l0, other.l0, &borrow)
    let r1 = Self.difference(l1, other.l1, &borrow)
    let r2 = Self.difference(l2, other.l2, &borrow)
    let r3 = Self.difference(l3, other.l3, &borrow)
    return (UInt256(r0, r1, r2, r3), borrow != 0)
  }

  /// The four bits of window `index`, the least significant window first.
  @inline(__always)
  func window(_ index: Int) -> Int {
    let limb: UInt64 =
      switch index >> 4 {
      case 0: l0
      case 1: l1
      case 2: l2
      default: l3
      }
    return Int(truncatingIfNeeded: limb >> UInt64((index & 15) << 2) & 15)
  }

  @inline(__always)
  private static func sum(_ a: UInt64, _ b: UInt64, _ carry: inout UInt64) -> UInt64 {
    let (first, over1) = a.addingReportingOverflow(b)
    let (second, over2) = first.addingReportingOverflow(carry)
    carry = over1 || over2 ? 1 : 0
    return second
  }

  @inline(__always)
  private static func difference(_ a: UInt64, _ b: UInt64, _ borrow: inout UInt64) -> UInt64 {
    let (first, under1) = a.subtractingReportingOverflow(b)
    let (second, under2) = first.subtractingReportingOverflow(borrow)
    borrow = under1 || under2 ? 1 : 0
    return second
  }
}

/// Arithmetic modulo an odd 256-bit number above 2^255, on numbers in Montgomery form.
///
/// Montgomery form of x is x * 2^256 mod m. The product is computed row by row (coarsely
/// integrated operand scanning: Koç, Acar, Kaliski, "Analyzing and Comparing Montgomery
/// Multiplication Algorithms", IEEE Micro 16, 1996, section 5).
package struct Montgomery256: Sendable {
  /// The modulus m.
  package let modulus: UInt256
  /// -1 / m mod 2^64.
  private let negatedInverse: UInt64
  /// 2^512 mod m, which brings numbers into Montgomery form.
  private let square: UInt256
  /// The number 1 in Montgomery form.
  package let one: UInt256

  package init(modulus: UInt256) {
    precondition(modulus.l0 & 1 == 1 && modulus.l3 >> 63 == 1, "the modulus is odd and large")
    self.modulus = modulus
    negatedInverse = negatedInverse64(modulus.l0)
    // 2^256 mod m, since m is above 2^255.
    var power = UInt256.zero.subtractingReportingBorrow(modulus).difference
    one = power
    for _ in 0..<256 { power = Self.sum(power, power, modulus) }
    square = power
  }

  /// a * b / 2^256 mod m: the product of numbers in Montgomery form.
  @inline(__always)
  package func product(_ a: UInt256, _ b: UInt256) -> UInt256 {
    var t0: UInt64 = 0
    var t1: UInt64 = 0
    var t2: UInt64 = 0
    var t3: UInt64 = 0
    var t4: UInt64 = 0
    row(a.l0, b, &t0, &t1, &t2, &t3, &t4)
    row(a.l1, b, &t0, &t1, &t2, &t3, &t4)
    row(a.l2, b, &t0, &t1, &t2, &t3, &t4)
    row(a.l3, b, &t0, &t1, &t2, &t3, &t4)
    let result = UInt256(t0, t1, t2, t3)
    let (reduced, borrow) = result.subtractingReportingBorrow(modulus)
    return t4 != 0 || !borrow ? reduced : result
  }

  @inline(__always)
  private func row(
    _ a: UInt64, _ b: UInt256, _ t0: inout UInt64, _ t1: inout UInt64, _ t2: inout UInt64,
    _ t3: inout UInt64, _ t4: inout UInt64
  ) {
    var carry: UInt64 = 0
    t0 = multiplyAdding(t0, a, b.l0, &carry)
    t1 = multiplyAdding(t1, a, b.l1, &carry)
    t2 = multiplyAdding(t2, a, b.l2, &carry)
    t3 = multiplyAdding(t3, a, b.l3, &carry)
    let (top, over) = t4.addingReportingOverflow(carry)
    let factor = t0 &* negatedInverse
    carry = 0
    _ = multiplyAdding(t0, factor, modulus.l0, &carry)
    t0 = multiplyAdding(t1, factor, modulus.l1, &carry)
    t1 = multiplyAdding(t2, factor, modulus.l2, &carry)
    t2 = multiplyAdding(t3, factor, modulus.l3, &carry)
    let (last, overAgain) = top.addingReportingOverflow(carry)
    t3 = last
    t4 = (over ? 1 : 0) &+ (overAgain ? 1 : 0)
  }

  @inline(__always)
  package func sum(_ a: UInt256, _ b: UInt256) -> UInt256 { Self.sum(a, b, modulus) }

  @inline(__always)
  private static func sum(_ a: UInt256, _ b: UInt256, _ modulus: UInt256) -> UInt256 {
    let (sum, carry) = a.addingReportingCarry(b)
    let (reduced, borrow) = sum.subtractingReportingBorrow(modulus)
    return carry || !borrow ? reduced : sum
  }

  @inline(__always)
  package func difference(_ a: UInt256, _ b: UInt256) -> UInt256 {
    let (difference, borrow) = a.subtractingReportingBorrow(b)
    return borrow ? difference.addingReportingCarry(modulus).sum : difference
  }

  /// Brings a number below m into Montgomery form.
  package func entered(_ number: UInt256) -> UInt256 { product(number, square) }

  /// Takes a number out of Montgomery form.
  package func left(_ number: UInt256) -> UInt256 { product(number, UInt256(1, 0, 0, 0)) }

  /// The number below m that is `number` modulo m; one subtraction does for m above 2^255.
  package func reduced(_ number: UInt256) -> UInt256 {
    let (difference, borrow) = number.subtractingReportingBorrow(modulus)
    return borrow ? number : difference
  }

  /// The inverse by Fermat's little theorem, number^(m - 2), for a prime m; zero for zero.
  package func inverse(_ number: UInt256) -> UInt256 {
    let exponent = modulus.subtractingReportingBorrow(UInt256(2, 0, 0, 0)).difference
    var powers = [one]
    for index in 1..<16 { powers.append(product(powers[index - 1], number)) }
    var result = one
    for index in (0..<64).reversed() {
      for _ in 0..<4 { result = product(result, result) }
      let digit = exponent.window(index)
      if digit != 0 { result = product(result, powers[digit]) }
    }
    return result
  }
}

/// `addend + a * b + carry`, which never overflows 128 bits: the low half; `carry` takes the high.
@inline(__always)
private func multiplyAdding(
  _ addend: UInt64, _ a: UInt64, _ b: UInt64, _ carry: inout UInt64
) -> UInt64 {
  let product = a.multipliedFullWidth(by: b)
  let (first, over1) = product.low.addingReportingOverflow(addend)
  let (second, over2) = first.addingReportingOverflow(carry)
  carry = product.high &+ (over1 ? 1 : 0) &+ (over2 ? 1 : 0)
  return second
}
