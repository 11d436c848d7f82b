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

/// `addend + a * b + carry`, which never overflows 128 bits: the low half; `carry` takes the high.
@inline(__always)
func multiplyAdding(
  _ addend: UInt64, _ a: UInt64, _ b: UInt64, _ carry: inout UInt64
) -> UInt64 {
  let product = a.multipliedFullWidth(by: b)
  let (first, over1) = product.low.addingReportingOverflow(addend)
  let (second, over2) = first.addingReportingOverflow(carry)
  carry = product.high &+ (over1 ? 1 : 0) &+ (over2 ? 1 : 0)
  return second
}
