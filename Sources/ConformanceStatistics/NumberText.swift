/// Numbers as the sentences of this target print them; the same on every platform and locale.
enum NumberText {
  /// A probability from its natural logarithm, as "1.2e-13", far below what a `Double` holds.
  static func probability(logarithm: Double) -> String {
    if logarithm >= 0 { return "1" }
    if logarithm == -.infinity { return "0" }
    let decimal = logarithm / 2.302_585_092_994_046
    var exponent = decimal.rounded(.down)
    var tenths = (exponential((decimal - exponent) * 2.302_585_092_994_046) * 10).rounded()
    if tenths >= 100 {
      exponent += 1
      tenths = 10
    }
    if exponent >= -3 { return fixed(exponential(logarithm), digits: 4) }
    let whole = Int(tenths)
    return "\(whole / 10).\(whole % 10)e\(Int(exponent))"
  }

  /// A probability, as "1.2e-13" or "0.0213".
  static func probability(_ value: Double) -> String {
    probability(logarithm: naturalLogarithm(value))
  }

  /// The power of a test, cut (not rounded) to 4 digits: never more than was proved.
  static func power(_ value: Double) -> String {
    if value >= 1 { return "1" }
    return digits(Int((value * 10_000).rounded(.down)), of: 4)
  }

  /// `value` rounded to a number of decimal digits.
  static func fixed(_ value: Double, digits count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    return digits(Int((value * scale).rounded()), of: count)
  }

  private static func digits(_ scaled: Int, of count: Int) -> String {
    var scale = 1
    for _ in 0..<count { scale *= 10 }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: count - fraction.count)
    return "\(scaled / scale).\(zeros)\(fraction)"
  }
}
