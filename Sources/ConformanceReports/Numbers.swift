/// Numbers as people read them.
enum Numbers {
  /// A whole number with a comma every three digits.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// Seconds as an `xs:decimal`: never an exponent, never negative, milliseconds.
  static func decimal(_ seconds: Double) -> String {
    // A decoded file may say anything, `1e300` too; a year is enough for a run.
    let sane = seconds.isFinite ? min(max(seconds, 0), 31_536_000) : 0
    let thousandths = Int((sane * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// A count with its noun.
  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? one : many ?? one + "s")"
  }
}
