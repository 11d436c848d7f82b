/// Strings and their escapes (RFC 8259 section 7).
extension JSONParser {
  mutating func string() throws(JSONError) -> String {
    offset += 1
    var bytes: [UInt8] = []
    while true {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        try appendEscape(to: &bytes)
      case 0..<0x20:
        throw unexpectedByte()
      default:
        bytes.append(byte)
        offset += 1
      }
    }
  }

  private mutating func appendEscape(to bytes: inout [UInt8]) throws(JSONError) {
    let byte = try peek()
    let plain: UInt8
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = byte
    case UInt8(ascii: "b"): plain = 0x08
    case UInt8(ascii: "f"): plain = 0x0C
    case UInt8(ascii: "n"): plain = 0x0A
    case UInt8(ascii: "r"): plain = 0x0D
    case UInt8(ascii: "t"): plain = 0x09
    case UInt8(ascii: "u"):
      let scalar = try escapedScalar()
      bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
      return
    default: throw error(.invalidEscape)
    }
    bytes.append(plain)
    offset += 1
  }

  /// Reads `uXXXX`, and the `\uXXXX` after it where the first is half of a pair.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let start = offset
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONError(offset: start, reason: .loneSurrogate)
    guard first < 0xDC00, offset + 1 < text.count, text[offset] == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "u")
    else { throw lone }
    offset += 1
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  /// Reads `uXXXX` with four hex digits of either case.
  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let byte = try peek()
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw error(.invalidEscape)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }
}
