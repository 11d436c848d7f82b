internal import PlainText

/// Reads JSON (RFC 8259) strictly, and says by line and column where a text is none.
package struct JSONReader {
  /// The deepest nesting read; vector files have fewer than a dozen levels.
  private static let deepest: Int = 64

  private let bytes: [UInt8]
  private var position: Int = 0
  private var depth: Int = 0

  /// Reads a text as one JSON value.
  ///
  /// - Throws: `JSONMistake` at the first byte that does not fit.
  /// - Complexity: O(bytes of `text`).
  package static func value(of text: String) throws(JSONMistake) -> JSONValue {
    var reader = JSONReader(bytes: Array(text.utf8))
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == reader.bytes.count else {
      throw reader.mistake("the end of the file")
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws(JSONMistake) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONMistake) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONMistake) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      return try number()
    default:
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      if take("null") { return .null }
      throw mistake("a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONMistake) -> JSONValue
  ) throws(JSONMistake) -> JSONValue {
    guard depth < Self.deepest else { throw mistake("at most \(Self.deepest) levels") }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func object() throws(JSONMistake) -> JSONValue {
    var members: [JSONMember] = []
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw mistake("a key in double quotes") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw mistake("':'") }
      members.append(JSONMember(key: key, value: try value()))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw mistake("',' or '}'") }
    }
  }

  private mutating func array() throws(JSONMistake) -> JSONValue {
    var items: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(items) }
    while true {
      items.append(try value())
      skipSpace()
      if take("]") { return .array(items) }
      guard take(",") else { throw mistake("',' or ']'") }
    }
  }

  private mutating func number() throws(JSONMistake) -> JSONValue {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    var isWhole = true
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let value = Int(text) { return .integer(value) }
    guard let value = Double(text) else { throw mistake("a number") }
    return .number(value)
  }

  private mutating func digits() throws(JSONMistake) {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw mistake("a digit") }
  }

  private mutating func string() throws(JSONMistake) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: try escape())
      case 0..<0x20: throw mistake("an escape for a control character")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw mistake("'\"'")
  }

  private mutating func escape() throws(JSONMistake) -> [UInt8] {
    let plain: [(letter: StaticString, byte: UInt8)] = [
      ("\"", 0x22), ("\\", 0x5c), ("/", 0x2f), ("b", 8), ("f", 12), ("n", 10), ("r", 13), ("t", 9),
    ]
    for (letter, byte) in plain where take(letter) { return [byte] }
    guard take("u") else { throw mistake("an escape of JSON") }
    var code = try fourDigits()
    if (0xd800...0xdbff).contains(code) {
      guard take("\\u") else { throw mistake("the escape of a low surrogate") }
      let low = try fourDigits()
      guard (0xdc00...0xdfff).contains(low) else { throw mistake("a low surrogate before here") }
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw mistake("a high surrogate before the low one")
    }
    return Array(String(scalar).utf8)
  }

  private mutating func fourDigits() throws(JSONMistake) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw mistake("four hex digits")
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      position += 1
    }
  }

  /// Reads a word if it comes next.
  private mutating func take(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[position + offset] != word.utf8Start[offset] {
      return false
    }
    position += length
    return true
  }

  private func mistake(_ expected: String) -> JSONMistake {
    let before = bytes[..<position]
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let found: String =
      switch next {
      case nil: "the end of the file"
      case let byte? where (0x21...0x7e).contains(byte): "'\(Character(Unicode.Scalar(byte)))'"
      case let byte?: "the byte 0x\(Hex.encode([byte]))"
      }
    return JSONMistake(
      line: 1 + before.count { $0 == 0x0a }, column: 1 + position - lineStart, found: found,
      expected: expected)
  }
}

/// Where a text is no JSON.
package struct JSONMistake: Error, Equatable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  /// What was found there.
  package var found: String
  /// What was expected there.
  package var expected: String
}
