/// Texts between lines, and what is skipped whole.
extension SourceLexer {
  var isHeredoc: Bool {
    if language == .php { return has("<<<", at: at) }
    guard language == .ruby, has("<<", at: at) else { return false }
    let next = byte(at + 2)
    return next == UInt8(ascii: "~") || next == UInt8(ascii: "-") && byte(at + 3) > 57
      || (65...90).contains(next)
  }

  mutating func heredoc() {
    let place = at
    at += language == .php ? 3 : 2
    while at < bytes.count, !Self.isWordStart(bytes[at]), bytes[at] != 10 { at += 1 }
    let start = at
    while at < bytes.count, Self.isWordPart(bytes[at]) { at += 1 }
    guard at > start else { return }
    pendingHeredocs.append(Array(bytes[start..<at])[...])
    add(.string, place, place, from: place)
    if byte(at) == UInt8(ascii: "'") || byte(at) == UInt8(ascii: "\"") { at += 1 }
  }

  mutating func skipHeredoc(to word: ArraySlice<UInt8>) {
    while at < bytes.count {
      var start = at
      while byte(start) == 32 || byte(start) == 9 { start += 1 }
      if has(word, at: start), !Self.isWordPart(byte(start + word.count)) {
        at = start + word.count
        return
      }
      while at < bytes.count, bytes[at] != 10 { at += 1 }
      if at < bytes.count {
        at += 1
        line += 1
        lineStart = at
      }
    }
  }

  mutating func skip(past text: StaticString) {
    while at < bytes.count, !has(text, at: at) {
      if bytes[at] == 10 {
        line += 1
        lineStart = at + 1
      }
      at += 1
    }
    at = min(at + text.utf8CodeUnitCount, bytes.count)
  }

  mutating func skipToPHP() {
    skip(past: "<?")
    if has("php", at: at) { at += 3 }
  }
}
