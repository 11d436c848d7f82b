internal import PlainText

extension Quantity {
  /// `0.99987` as "0.9998": cut, not rounded, so that no power is claimed that was not proved.
  static func power(_ value: Double) -> String {
    if value >= 1 { return "1" }
    let digits = String(Int((value * 10_000).rounded(.down)))
    return "0." + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The letters of an alphabet with spaces between, "z - . _".
  static func letters(_ letters: some Sequence<UInt8>) -> String {
    letters.map { name(of: $0) }.joined(separator: " ")
  }

  /// A letter as itself where it is visible ASCII, else as "0x20".
  static func name(of byte: UInt8) -> String {
    if byte > 0x20 && byte < 0x7F { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 16)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }
}
