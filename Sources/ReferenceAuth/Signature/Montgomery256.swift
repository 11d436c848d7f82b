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

/// -1 / odd mod 2^64, by Newton's iteration, which doubles the right bits each time.
func negatedInverse64(_ odd: UInt64) -> UInt64 {
  var inverse = odd
  for _ in 0..<5 { inverse = inverse &* (2 &- odd &* inverse) }
  return 0 &- inverse
}
