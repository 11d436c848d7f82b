/// Whole numbers as people read them; the same on every platform and locale.
package enum Quantity {
  /// `65536` as "65,536".
  package static func text(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// "1 nonce", "4,096 nonces"; with a plural of its own "1 story", "12 stories".
  package static func text(_ value: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(text(value)) \(value == 1 ? noun : plural ?? noun + "s")"
  }
}
