/// The words and signs of Swift source, without comments; a text is one token.
///
/// Not a parser: enough of the lexical structure (The Swift Programming Language, "Lexical
/// Structure") to find declarations by.
enum SwiftTokens {
  /// - Parameter source: A file's bytes.
  static func of(_ source: [UInt8]) -> [String] { placed(source).words }

  /// The same, with the line of each.
  static func placed(_ source: [UInt8]) -> (words: [String], lines: [Int]) {
    var tokens: [String] = []
    var lines: [Int] = []
    var line = 1
    var at = 0
    func byte(_ offset: Int = 0) -> UInt8 { at + offset < source.count ? source[at + offset] : 0 }
    while at < source.count {
      let start = at
      if byte() == slash, byte(1) == slash {
        while at < source.count, byte() != newline { at += 1 }
      } else if byte() == slash, byte(1) == star {
        skipComment(source, &at)
      } else if let hashes = quote(source, at) {
        skipText(source, &at, hashes)
        tokens.append("\"\"")
      } else if isLetter(byte()) || [UInt8(ascii: "@"), UInt8(ascii: "#")].contains(byte()) {
        at += 1
        while isLetter(byte()) { at += 1 }
        tokens.append(String(decoding: source[start..<at], as: UTF8.self))
      } else if byte() == UInt8(ascii: "-"), byte(1) == UInt8(ascii: ">") {
        at += 2
        tokens.append("->")
      } else {
        if byte() > 0x20 { tokens.append(String(decoding: [byte()], as: UTF8.self)) }
        at += 1
      }
      if lines.count < tokens.count { lines.append(line) }
      line += source[start..<min(at, source.count)].count { $0 == newline }
    }
    return (tokens, lines)
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let newline = UInt8(ascii: "\n")
  private static let mark = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F || byte >= 0x80
  }

  /// How many hashes a text that starts here has; `nil` where none starts.
  private static func quote(_ source: [UInt8], _ at: Int) -> Int? {
    let hashes = source[at...].prefix { $0 == hash }.count
    return at + hashes < source.count && source[at + hashes] == mark ? hashes : nil
  }

  /// Comments nest in Swift.
  private static func skipComment(_ source: [UInt8], _ at: inout Int) {
    var depth = 0
    repeat {
      let pair = source[at...].prefix(2)
      if pair.elementsEqual([slash, star]) {
        depth += 1
        at += 2
      } else if pair.elementsEqual([star, slash]) {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < source.count
  }

  private static func skipText(_ source: [UInt8], _ at: inout Int, _ hashes: Int) {
    at += hashes
    let marks = source[at...].starts(with: [mark, mark, mark]) ? 3 : 1
    at += marks
    let end = [UInt8](repeating: mark, count: marks) + [UInt8](repeating: hash, count: hashes)
    while at < source.count {
      if source[at...].starts(with: end) { return at += end.count }
      if marks == 1, source[at] == newline { return }
      at += source[at] == UInt8(ascii: "\\") && hashes == 0 ? 2 : 1
    }
    at = source.count
  }
}
