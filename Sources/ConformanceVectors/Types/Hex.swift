/// Lower-case hexadecimal text.
enum Hex {
  /// The bytes that a text stands for.
  ///
  /// - Returns: nil where a letter is not in `0-9 a-f` or their number is odd.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 2)
    var high: UInt8?
    for letter in text.utf8 {
      let value: UInt8
      switch letter {
      case 0x30...0x39: value = letter - 0x30
      case 0x61...0x66: value = letter - 0x61 + 10
      default: return nil
      }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return high == nil ? bytes : nil
  }

  /// The text of some bytes.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits: [UInt8] = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
