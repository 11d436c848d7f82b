/// One printable line that draws a case again: the caller's header and the choices.
///
/// `pe1:HEADER:CHOICES:CHECK`, made of letters, digits and `: . - _` only, so that it survives
/// shells, logs and file names. A choice is a capital letter and lower-case hexadecimal digits:
/// `I` and `N` integers above and below their simplest value, `T` and `F` booleans, `W`
/// positions, `R` and `S` reals, `B` bytes. No digits stand for zero. In the header a character
/// outside letters, digits, `.` and `-` is written `_XX` per UTF-8 byte. `CHECK` is the FNV-1a
/// hash (32 bits, RFC 9923) of what precedes it.
public struct ReplayToken: Hashable, Sendable, CustomStringConvertible {
  /// What the caller wants to find again with the choices; opaque to the engine.
  public let header: String
  /// The choices, in order.
  public let choices: [Choice]

  /// Makes a token.
  ///
  /// - Parameters:
  ///   - header: Any text, such as a version and the name of a requirement.
  ///   - choices: In order.
  public init(header: String = "", choices: [Choice]) {
    self.header = header
    self.choices = choices
  }

  /// The token as one line.
  ///
  /// - Complexity: O(length).
  public var description: String {
    var text: [UInt8] = Array("pe1:".utf8)
    for byte in header.utf8 {
      if ReplayToken.isPlain(byte) {
        text.append(byte)
      } else {
        text.append(UInt8(ascii: "_"))
        Hexadecimal.appendPair(byte, to: &text)
      }
    }
    text.append(UInt8(ascii: ":"))
    for choice in choices { ReplayToken.append(choice, to: &text) }
    let check = ReplayToken.check(text[...])
    text.append(UInt8(ascii: ":"))
    Hexadecimal.appendWord(check, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ choice: Choice, to text: inout [UInt8]) {
    let letter: UnicodeScalar =
      switch choice.kind {
      case .integer: choice.isNegative ? "N" : "I"
      case .boolean: choice.magnitude == 0 ? "F" : "T"
      case .index: "W"
      case .real: choice.isNegative ? "S" : "R"
      case .bytes: "B"
      }
    text.append(UInt8(ascii: letter))
    switch choice.kind {
    case .boolean: break
    case .bytes: for byte in choice.bytes { Hexadecimal.appendPair(byte, to: &text) }
    default: Hexadecimal.appendShortest(choice.magnitude, to: &text)
    }
  }

  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// FNV-1a with 32 bits; offset basis and prime are from RFC 9923, section 5.
  static func check(_ text: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }
}
