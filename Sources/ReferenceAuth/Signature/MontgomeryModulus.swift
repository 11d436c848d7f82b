/// Arithmetic modulo an odd number of many limbs, for RSA.
///
/// Not constant-time: for public values, or for test keys.
package struct MontgomeryModulus: Sendable {
  /// The modulus in 64-bit limbs, the least significant first; the last one is not zero.
  package let limbs: [UInt64]
  private let negatedInverse: UInt64
  /// 2^(128 * limbs) mod m, which brings numbers into Montgomery form.
  private let square: [UInt64]

  /// Takes a modulus as big-endian bytes; nil where it is even or has fewer than 64 bits.
  package init?(bigEndian bytes: [UInt8]) {
    var limbs = Self.limbs(bytes)
    while limbs.last == 0 { limbs.removeLast() }
    guard let low = limbs.first, low & 1 == 1 else { return nil }
    self.limbs = limbs
    negatedInverse = negatedInverse64(low)
    // 1 is doubled 2 * 64 * limbs times.
    var power = [UInt64](repeating: 0, count: limbs.count)
    power[0] = 1
    for _ in 0..<128 * limbs.count { Self.double(&power, limbs) }
    square = power
  }

  /// The number of bits.
  package var bitCount: Int { limbs.count * 64 - limbs[limbs.count - 1].leadingZeroBitCount }

  /// base^exponent mod m, in big-endian bytes as long as the modulus.
  ///
  /// - Parameters:
  ///   - base: Big-endian bytes of a number below m.
  ///   - exponent: Big-endian bytes.
  /// - Returns: Nil where the base is not below m.
  /// - Complexity: One to two Montgomery products of O(limbs²) for each bit of the exponent.
  package func power(_ base: [UInt8], _ exponent: [UInt8]) -> [UInt8]? {
    guard let number = element(base) else { return nil }
    let one = self.one
    var scratch = [UInt64](repeating: 0, count: limbs.count + 2)
    let factor = product(number, square, &scratch)
    var result = product(one, square, &scratch)
    var begun = false
    for byte in exponent {
      for bit in (0..<8).reversed() {
        if begun { result = product(result, result, &scratch) }
        guard byte >> bit & 1 == 1 else { continue }
        result = begun ? product(result, factor, &scratch) : factor
        begun = true
      }
    }
    return bytes(product(result, one, &scratch))
  }

  /// The remainder of a number of at most twice as many limbs as the modulus, for moduli whose
  /// highest bit is set.
  package func remainder(of number: [UInt8]) -> [UInt8] {
    let count = limbs.count
    let wide = Self.limbs(number)
    let padded = wide + [UInt64](repeating: 0, count: max(0, 2 * count - wide.count))
    var low = Array(padded[..<count])
    var high = Array(padded[count..<2 * count])
    if !Self.isBelow(low, limbs) { Self.subtract(limbs, from: &low) }
    if !Self.isBelow(high, limbs) { Self.subtract(limbs, from: &high) }
    var scratch = [UInt64](repeating: 0, count: count + 2)
    // What brings a number into Montgomery form is just the factor of the high half.
    return bytes(sum(product(high, square, &scratch), low))
  }

  /// a * b mod m, for numbers below m in big-endian bytes; nil for others.
  package func product(_ a: [UInt8], _ b: [UInt8]) -> [UInt8]? {
    guard let a = element(a), let b = element(b) else { return nil }
    var scratch = [UInt64](repeating: 0, count: limbs.count + 2)
    let entered = product(a, square, &scratch)
    return bytes(product(entered, b, &scratch))
  }

  /// a + b mod m, for numbers below m in big-endian bytes; nil for others.
  package func sum(_ a: [UInt8], _ b: [UInt8]) -> [UInt8]? {
    guard let a = element(a), let b = element(b) else { return nil }
    return bytes(sum(a, b))
  }

  /// a - b mod m, for numbers below m in big-endian bytes; nil for others.
  package func difference(_ a: [UInt8], _ b: [UInt8]) -> [UInt8]? {
    guard let a = element(a), var negated = element(b) else { return nil }
    if negated.contains(where: { $0 != 0 }) {
      var modulus = limbs
      Self.subtract(negated, from: &modulus)
      negated = modulus
    }
    return bytes(sum(a, negated))
  }

  private var one: [UInt64] { [1] + [UInt64](repeating: 0, count: limbs.count - 1) }

  /// A number below m as limbs; nil for others.
  private func element(_ bytes: [UInt8]) -> [UInt64]? {
    var number = Self.limbs(bytes)
    while number.count > limbs.count, number.last == 0 { number.removeLast() }
    while number.count < limbs.count { number.append(0) }
    return number.count == limbs.count && Self.isBelow(number, limbs) ? number : nil
  }

  private func sum(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var sum = a
    var carry: UInt64 = 0
    for index in sum.indices {
      let (first, over1) = sum[index].addingReportingOverflow(b[index])
      let (second, over2) = first.addingReportingOverflow(carry)
      sum[index] = second
      carry = over1 || over2 ? 1 : 0
    }
    if carry != 0 || !Self.isBelow(sum, limbs) { Self.subtract(limbs, from: &sum) }
    return sum
  }

  /// a * b / 2^(64 * limbs) mod m; see `Montgomery256.product`.
  private func product(_ a: [UInt64], _ b: [UInt64], _ scratch: inout [UInt64]) -> [UInt64] {
    let count = limbs.count
    for index in scratch.indices { scratch[index] = 0 }
    scratch.withUnsafeMutableBufferPointer { t in
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          limbs.withUnsafeBufferPointer { m in
            for i in 0..<count {
              var carry: UInt64 = 0
              for j in 0..<count { t[j] = multiplyAdding(t[j], a[i], b[j], &carry) }
              let (top, over) = t[count].addingReportingOverflow(carry)
              let factor = t[0] &* negatedInverse
              carry = 0
              _ = multiplyAdding(t[0], factor, m[0], &carry)
              for j in 1..<count { t[j &- 1] = multiplyAdding(t[j], factor, m[j], &carry) }
              let (last, overAgain) = top.addingReportingOverflow(carry)
              t[count &- 1] = last
              t[count] = (over ? 1 : 0) &+ (overAgain ? 1 : 0)
            }
          }
        }
      }
    }
    var result = Array(scratch[..<count])
    if scratch[count] != 0 || !Self.isBelow(result, limbs) { Self.subtract(limbs, from: &result) }
    return result
  }

  private static func double(_ number: inout [UInt64], _ modulus: [UInt64]) {
    var carry: UInt64 = 0
    for index in number.indices {
      let limb = number[index]
      number[index] = limb << 1 | carry
      carry = limb >> 63
    }
    if carry != 0 || !isBelow(number, modulus) { subtract(modulus, from: &number) }
  }

  private static func subtract(_ other: [UInt64], from number: inout [UInt64]) {
    var borrow: UInt64 = 0
    for index in number.indices {
      let (first, under1) = number[index].subtractingReportingOverflow(other[index])
      let (second, under2) = first.subtractingReportingOverflow(borrow)
      number[index] = second
      borrow = under1 || under2 ? 1 : 0
    }
  }

  private static func isBelow(_ left: [UInt64], _ right: [UInt64]) -> Bool {
    for index in left.indices.reversed() where left[index] != right[index] {
      return left[index] < right[index]
    }
    return false
  }

  private static func limbs(_ bytes: [UInt8]) -> [UInt64] {
    var limbs = [UInt64](repeating: 0, count: (bytes.count + 7) / 8)
    for (index, byte) in bytes.reversed().enumerated() {
      limbs[index >> 3] |= UInt64(byte) << UInt64((index & 7) << 3)
    }
    return limbs
  }

  private func bytes(_ number: [UInt64]) -> [UInt8] {
    let count = (bitCount + 7) / 8
    return (0..<count).reversed().map { index in
      UInt8(truncatingIfNeeded: number[index >> 3] >> UInt64((index & 7) << 3))
    }
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

/// -1 / odd mod 2^64, by Newton's iteration, which doubles the right bits each time.
func negatedInverse64(_ odd: UInt64) -> UInt64 {
  var inverse = odd
  for _ in 0..<5 { inverse = inverse &* (2 &- odd &* inverse) }
  return 0 &- inverse
}
