/// The order of simplicity of floating-point numbers.
///
/// Whole numbers below 2^56 come first, by size. Other numbers follow: small exponents before
/// large, positive exponents before negative, and among equal exponents the one whose fraction
/// ends earlier. The idea is Hypothesis's (`internal/conjecture/floats.py`): 1.5 is simpler than
/// 1.1, 2.0 simpler than either.
enum RealOrder {
  private static let wholeLimit: Double = 72_057_594_037_927_936  // 2^56
  private static let fractionFlag: UInt64 = 1 << 63

  /// Whether a rank stands for a whole number below 2^56.
  static func isWhole(_ rank: UInt64) -> Bool { rank & fractionFlag == 0 }

  /// The rank of a number that is not negative; NaN and infinity rank last.
  static func rank(of value: Double) -> UInt64 {
    if value < wholeLimit, value == value.rounded(.towardZero) { return UInt64(value) }
    let exponent = rankOfExponent(UInt64(value.exponentBitPattern))
    return fractionFlag | exponent << 52 | reversed(value.significandBitPattern, exponent: value)
  }

  /// The number with the given rank: the inverse of `rank(of:)`, total over all words.
  static func value(ofRank rank: UInt64) -> Double {
    if isWhole(rank) { return Double(rank & ((1 << 56) - 1)) }
    let exponent = exponentOfRank((rank >> 52) & 0x7FF)
    let bare = Double(sign: .plus, exponentBitPattern: UInt(exponent), significandBitPattern: 0)
    let significand = reversed(rank & ((1 << 52) - 1), exponent: bare)
    return Double(
      sign: .plus, exponentBitPattern: UInt(exponent), significandBitPattern: significand)
  }

  /// Biased exponents in the order 1023, 1024, … 2046, 1022, 1021, … 0, 2047.
  private static func rankOfExponent(_ biased: UInt64) -> UInt64 {
    if biased == 2047 { return 2047 }
    return biased >= 1023 ? biased - 1023 : 2046 - biased
  }

  private static func exponentOfRank(_ rank: UInt64) -> UInt64 {
    if rank == 2047 { return 2047 }
    return rank <= 1023 ? rank + 1023 : 2046 - rank
  }

  /// Turns the bits after the binary point around, so that short fractions have low ranks.
  private static func reversed(_ significand: UInt64, exponent value: Double) -> UInt64 {
    let whole = Int(value.exponentBitPattern) - 1023
    let fractionBits = whole <= 0 ? 52 : whole >= 52 ? 0 : 52 - whole
    guard fractionBits > 0 else { return significand }
    let mask: UInt64 = (1 << fractionBits) - 1
    let fraction = reverseBits(significand & mask) >> (64 - fractionBits)
    return significand & ~mask | fraction
  }

  private static func reverseBits(_ word: UInt64) -> UInt64 {
    var bits = word.byteSwapped
    bits = (bits & 0x0F0F_0F0F_0F0F_0F0F) << 4 | (bits >> 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits & 0x3333_3333_3333_3333) << 2 | (bits >> 2) & 0x3333_3333_3333_3333
    return (bits & 0x5555_5555_5555_5555) << 1 | (bits >> 1) & 0x5555_5555_5555_5555
  }
}
