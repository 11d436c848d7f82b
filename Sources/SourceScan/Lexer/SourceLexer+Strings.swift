/// Strings, and the code in them.
extension SourceLexer {
  /// Ends a string token whose opening was at `place`, and counts the lines in it.
  mutating func addString(_ start: Int, _ end: Int, from place: Int) {
    let end = max(start, min(end, bytes.count))
    let prefix = tokens.last
    add(.string, start, end, from: place)
    for range in codeInString + formattedCode(start..<end, prefix, place) { addCode(range, place) }
    codeInString = []
    for index in place..<min(at, bytes.count) where bytes[index] == 10 {
      line += 1
      lineStart = index + 1
    }
  }

  /// Reads code in a string as words of their own, in brackets.
  mutating func addCode(_ range: Range<Int>, _ place: Int) {
    guard !range.isEmpty else { return }
    var inner = SourceLexer(UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), language)
    inner.at = range.lowerBound
    inner.line = line
    inner.lineStart = lineStart
    for index in place..<range.lowerBound where bytes[index] == 10 {
      inner.line += 1
      inner.lineStart = index + 1
    }
    while inner.at < range.upperBound { inner.step() }
    let column = Int32(max(0, place - lineStart))
    tokens.append(SourceToken(kind: .mark, start: -1, end: -1, line: line, column: column))
    tokens += inner.tokens
    tokens.append(
      SourceToken(kind: .mark, start: -2, end: -2, line: inner.line, column: column))
  }

  /// Code between braces, in strings that a letter or a sign before them makes formats.
  func formattedCode(
    _ text: Range<Int>, _ prefix: SourceToken?, _ place: Int
  ) -> [Range<Int>] {
    guard let prefix, prefix.kind == .identifier, Int(prefix.end) == place, prefix.start >= 0 else {
      return []
    }
    let letters = bytes[Int(prefix.start)..<Int(prefix.end)]
    let sign = UInt8(ascii: language == .python ? "f" : "$")
    guard language == .python || language == .cSharp, letters.count <= 2,
      letters.contains(where: { $0 == sign || $0 | 32 == sign })
    else { return [] }
    var ranges: [Range<Int>] = []
    var index = text.lowerBound
    while index < text.upperBound {
      guard bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      if byte(index + 1) == UInt8(ascii: "{") {
        index += 2
        continue
      }
      let end = bytes[index..<text.upperBound].firstIndex(of: UInt8(ascii: "}")) ?? text.upperBound
      ranges.append(index + 1..<end)
      index = end + 1
    }
    return ranges
  }

  mutating func quoted(_ quote: UInt8) {
    let place = at
    if quote == UInt8(ascii: "'"), language == .rust, !isRustCharacter {
      at += 1
      while at < bytes.count, Self.isWordPart(bytes[at]) { at += 1 }
      return
    }
    if language.hasTripleQuotes, byte(at + 1) == quote, byte(at + 2) == quote {
      at += 3
      let start = at
      while at < bytes.count {
        if let close = interpolationEnd {
          at += 2
          let begin = at
          skipCode(to: close, depth: 1, over: true)
          codeInString.append(begin..<max(begin, min(at, bytes.count) - 1))
          continue
        }
        if bytes[at] == 92, language != .kotlin {
          at += 1
        } else if bytes[at] == quote, byte(at + 1) == quote, byte(at + 2) == quote {
          break
        }
        at += 1
      }
      let end = at
      at = min(at + 3, bytes.count)
      return addString(start, end, from: place)
    }
    at += 1
    let start = at
    skipString(to: quote)
    let end = at
    if byte(at) == quote { at += 1 }
    addString(start, end, from: place)
  }

  /// Moves to the closing quote, or to where an unclosed string is given up.
  mutating func skipString(to quote: UInt8, depth: Int = 0) {
    let spans = language.stringsSpanLines || quote == UInt8(ascii: "`")
    let isRaw = quote == UInt8(ascii: "`") && language == .go
    let isTemplate = !language.isScript || quote == UInt8(ascii: "`")
    let interpolates = isTemplate && !(language == .ruby && quote == UInt8(ascii: "'"))
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == 10, !spans { return }
      if interpolates, depth < 8, let close = interpolationEnd {
        at += 2
        let begin = at
        skipCode(to: close, depth: depth + 1, over: spans)
        if depth == 0 { codeInString.append(begin..<max(begin, min(at, bytes.count) - 1)) }
      } else {
        at += bytes[at] == 92 && !isRaw && byte(at + 1) != 10 ? 2 : 1
      }
    }
    at = min(at, bytes.count)
  }

  /// The bracket that ends the code that begins here inside a string; nil where none begins.
  private var interpolationEnd: UInt8? {
    guard let (sign, open, close) = language.interpolation, bytes[at] == sign,
      byte(at + 1) == open
    else { return nil }
    return close
  }

  /// Moves past the bracket that ends code inside a string.
  mutating func skipCode(to close: UInt8, depth: Int, over lines: Bool) {
    let open: UInt8 = close == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "{")
    var nested = 1
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 10, !lines { return }
      at += 1
      if byte == open { nested += 1 }
      if byte == close {
        nested -= 1
        if nested == 0 { return }
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") && language != .swift {
        skipString(to: byte, depth: depth)
        if self.byte(at) == byte { at += 1 }
      }
    }
  }

  var isRustCharacter: Bool {
    if byte(at + 1) == 92 { return true }
    var index = at + 2
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return byte(index) == UInt8(ascii: "'")
  }
}
