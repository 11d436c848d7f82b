/// Strings without escapes, patterns, and what else has quotes of its own.
extension SourceLexer {
  /// Whether hash signs and a quote follow.
  var isRawString: Bool {
    var index = at
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    return byte(index) == UInt8(ascii: "\"")
  }

  mutating func rawString() {
    let place = at
    var hashes = 0
    while byte(at) == UInt8(ascii: "#") {
      hashes += 1
      at += 1
    }
    at += 1
    let start = at
    let ending = [UInt8(ascii: "\"")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    while at < bytes.count, !has(ending, at: at) { at += 1 }
    let end = at
    at = min(at + ending.count, bytes.count)
    addString(start, end, from: place)
  }

  mutating func verbatimString() {
    let place = at
    at += 2
    let start = at
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\"") {
        if byte(at + 1) != UInt8(ascii: "\"") { break }
        at += 1
      }
      at += 1
    }
    let end = min(at, bytes.count)
    at = min(at + 1, bytes.count)
    addString(start, end, from: place)
  }

  var isRegex: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string: return false
    case .identifier:
      let text = bytes[Int(last.start)..<Int(last.end)]
      if ["return", "typeof", "case", "in", "of", "when", "if", "unless", "and", "or"].contains(
        where: { $0.utf8.elementsEqual(text) })
      {
        return true
      }
      // Ruby: `split /x/` is one, `a / b` is not.
      return language == .ruby && byte(at - 1) == 32 && byte(at + 1) != 32
    case .mark:
      return last.start >= 0
        && ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(
          bytes[Int(last.end) - 1])
    }
  }

  mutating func regex() {
    let place = at
    var index = at + 1
    var inClass = false
    while index < bytes.count, bytes[index] != 10 {
      switch bytes[index] {
      case 92: index += 1
      case UInt8(ascii: "["): inClass = true
      case UInt8(ascii: "]"): inClass = false
      case UInt8(ascii: "/") where !inClass:
        at = index + 1
        // The pattern is nobody's alphabet.
        return add(.string, place, place, from: place)
      default: break
      }
      index += 1
    }
    mark()
  }

  var isPercentString: Bool {
    let letter = byte(at + 1)
    let named = "wWqQiI".utf8.contains(letter)
    let open = named ? byte(at + 2) : letter
    guard Self.closing(open) != nil, let last = tokens.last else { return false }
    return named || last.kind == .mark && open != UInt8(ascii: "(")
  }

  static func closing(_ open: UInt8) -> UInt8? {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    case UInt8(ascii: "|"), UInt8(ascii: "!"): open
    default: nil
    }
  }

  mutating func percentString() {
    let place = at
    at += Self.closing(byte(at + 1)) == nil ? 2 : 1
    let close = Self.closing(byte(at)) ?? 0
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != close { at += 1 }
    let end = min(at, bytes.count)
    at = min(at + 1, bytes.count)
    addString(start, end, from: place)
  }
}
