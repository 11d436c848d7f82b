/// The logarithm to base 2, by squaring: enough digits for a pixel, and no library.
enum BinaryLogarithm {
  /// - Parameter value: Positive and finite.
  static func of(_ value: Double) -> Double {
    var rest = value.significand
    var bit = 0.5
    var result = Double(value.exponent)
    for _ in 0..<16 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
