/// Bytes as lower-case hexadecimal digits, two a byte.
package enum Hex {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Writes each byte as two digits.
  package static func encode(_ bytes: some Collection<UInt8>) -> String {
    // Over a buffer the loop is compiled for bytes, not for whatever collection calls from elsewhere.
    bytes.withContiguousStorageIfAvailable(encode) ?? Array(bytes).withUnsafeBufferPointer(encode)
  }

  private static func encode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    digits.withUnsafeBufferPointer { digits in
      String(unsafeUninitializedCapacity: bytes.count * 2) { text in
        for (index, byte) in bytes.enumerated() {
          text[2 * index] = digits[Int(byte >> 4)]
          text[2 * index + 1] = digits[Int(byte & 15)]
        }
        return bytes.count * 2
      }
    }
  }

  /// Reads digits of either case; `nil` for an odd count or anything that is not a digit.
  ///
  /// - Parameter isLowerCase: Whether capitals are refused too.
  package static func decode(_ text: String, isLowerCase: Bool = false) -> [UInt8]? {
    let digits = text.utf8
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    var high: UInt8?
    for digit in digits {
      guard let value = nibble(digit), !isLowerCase || !(0x41...0x46).contains(digit) else {
        return nil
      }
      if let pending = high {
        bytes.append(pending << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return bytes
  }

  private static func nibble(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
