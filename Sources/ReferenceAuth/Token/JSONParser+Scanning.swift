/// The small steps: white space, punctuation, literals and numbers.
extension JSONParser {
  func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(offset: offset, reason: reason)
  }

  /// What to throw when the byte at the current offset cannot stand there.
  func unexpectedByte() -> JSONError {
    error(offset < text.count ? .unexpectedByte(text[offset]) : .endOfText)
  }

  func peek() throws(JSONError) -> UInt8 {
    guard offset < text.count else { throw error(.endOfText) }
    return text[offset]
  }

  mutating func take(_ byte: UInt8) throws(JSONError) {
    guard try peek() == byte else { throw unexpectedByte() }
    offset += 1
  }

  /// RFC 8259 section 2 knows four white space bytes; U+FEFF and friends are none.
  mutating func skipWhitespace() {
    while offset < text.count {
      switch text[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Takes the closing bracket of an empty array or object, if it is there.
  mutating func closes(_ bracket: UInt8) throws(JSONError) -> Bool {
    skipWhitespace()
    guard try peek() == bracket else { return false }
    offset += 1
    return true
  }

  /// Takes a comma (true) or the closing bracket (false).
  mutating func continues(until bracket: UInt8) throws(JSONError) -> Bool {
    skipWhitespace()
    let byte = try peek()
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw unexpectedByte() }
    offset += 1
    return byte != bracket
  }

  mutating func literal(_ name: StaticString, is value: JSONValue) throws(JSONError) -> JSONValue {
    for index in 0..<name.utf8CodeUnitCount { try take(name.utf8Start[index]) }
    return value
  }

  /// Takes a number (RFC 8259 section 6) and keeps its text.
  mutating func number() throws(JSONError) -> String {
    let start = offset
    if offset < text.count, text[offset] == UInt8(ascii: "-") { offset += 1 }
    if try peek() == UInt8(ascii: "0") {
      offset += 1
    } else {
      try digits()
    }
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      let sign = try peek()
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard digits.contains(try peek()) else { throw unexpectedByte() }
    while offset < text.count, digits.contains(text[offset]) { offset += 1 }
  }
}
