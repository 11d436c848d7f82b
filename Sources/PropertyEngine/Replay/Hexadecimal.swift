/// Lower-case hexadecimal digits, the alphabet of replay tokens.
enum Hexadecimal {
  private static let digits: [UInt8] = Array("0123456789abcdef".utf8)

  static func appendPair(_ byte: UInt8, to text: inout [UInt8]) {
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }

  /// Eight digits.
  static func appendWord(_ word: UInt32, to text: inout [UInt8]) {
    for shift in stride(from: 28, through: 0, by: -4) {
      text.append(digits[Int(word >> UInt32(shift)) & 15])
    }
  }

  /// As many digits as needed; none for zero.
  static func appendShortest(_ word: UInt64, to text: inout [UInt8]) {
    var shift = 64 - word.leadingZeroBitCount
    shift = (shift + 3) / 4 * 4
    while shift > 0 {
      shift -= 4
      text.append(digits[Int((word >> UInt64(shift)) & 15)])
    }
  }

  static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
