/// Comments, which are kept where they speak to the scanner.
extension SourceLexer {
  mutating func lineComment() {
    let start = at
    while at < bytes.count, bytes[at] != 10 {
      if language == .php, has("?>", at: at) { break }
      at += 1
    }
    note(start..<at)
  }

  mutating func blockComment() {
    let start = at
    let first = line
    var depth = 0
    while at < bytes.count {
      if has("/*", at: at), depth == 0 || language.nestsComments {
        depth += 1
        at += 2
      } else if has("*/", at: at) {
        depth -= 1
        at += 2
        if depth == 0 { break }
      } else {
        if bytes[at] == 10 {
          line += 1
          lineStart = at + 1
        }
        at += 1
      }
    }
    if first == line { note(start..<at) }
  }

  mutating func note(_ range: Range<Int>) {
    let text = bytes[range]
    guard range.count < 500, let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return }
    let begin = colon + 1 - Self.address.count
    guard begin >= range.lowerBound, has(Self.address, at: begin) else { return }
    comments.append(
      SourceComment(
        line: Int(line), text: String(decoding: bytes[begin..<range.upperBound], as: UTF8.self)))
  }
}
