/// base64url without padding (RFC 4648 section 5, RFC 7515 section 2), read strictly.
public enum Base64URL {
  private static let letters: [UInt8] =
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Writes ⌈4n / 3⌉ letters for n bytes.
  public static func encode(_ bytes: UnsafeRawBufferPointer) -> String {
    let length = (bytes.count * 4 + 2) / 3
    return String(unsafeUninitializedCapacity: length) { text in
      letters.withUnsafeBufferPointer { letters in
        var read = 0
        var written = 0
        while read &+ 3 <= bytes.count {
          let bits = Int(bytes[read]) &<< 16 | Int(bytes[read &+ 1]) &<< 8 | Int(bytes[read &+ 2])
          text[written] = letters[bits &>> 18]
          text[written &+ 1] = letters[bits &>> 12 & 63]
          text[written &+ 2] = letters[bits &>> 6 & 63]
          text[written &+ 3] = letters[bits & 63]
          read &+= 3
          written &+= 4
        }
        // One or two bytes are left: two or three letters, the unused bits zero.
        guard read < bytes.count else { return }
        let isPair = bytes.count &- read == 2
        let bits = Int(bytes[read]) &<< 16 | (isPair ? Int(bytes[read &+ 1]) &<< 8 : 0)
        text[written] = letters[bits &>> 18]
        text[written &+ 1] = letters[bits &>> 12 & 63]
        if isPair { text[written &+ 2] = letters[bits &>> 6 & 63] }
      }
      return length
    }
  }

  /// Writes ⌈4n / 3⌉ letters for n bytes.
  public static func encode(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { encode($0) }
  }

  /// Reads base64url; each byte sequence has exactly one text that is accepted.
  ///
  /// - Parameter text: ASCII letters of the URL alphabet.
  /// - Returns: The bytes; nil for padding, `+`, `/`, white space or any other letter, for an
  ///   impossible length, and when the unused bits of the last letter are not zero.
  /// - Complexity: O(n)
  public static func decode(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard text.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var bitCount = 0
    for letter in text {
      guard let value = value(of: letter) else { return nil }
      bits = bits &<< 6 | UInt32(value)
      bitCount &+= 6
      if bitCount >= 8 {
        bitCount &-= 8
        bytes.append(UInt8(truncatingIfNeeded: bits &>> UInt32(bitCount)))
      }
    }
    let unused = bits & ((1 &<< UInt32(bitCount)) &- 1)
    return unused == 0 ? bytes : nil
  }

  /// Reads base64url; see `decode(_:)` for bytes.
  public static func decode(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { decode(UnsafeRawBufferPointer($0)) }
  }

  @inline(__always)
  private static func value(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter &- UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter &- UInt8(ascii: "a") &+ 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter &- UInt8(ascii: "0") &+ 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
