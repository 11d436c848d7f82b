internal import ConformanceStatistics

/// A line that holds more than a nonce, and the regular expression that takes the nonce out of it.
struct LogLine {
  private let bytes: [UInt8]

  /// Why lines are no nonces: they hold more than one each.
  ///
  /// - Parameter lines: Without their ends, none empty.
  static func reason(_ lines: [ArraySlice<UInt8>]) -> NonceFileError.Reason? {
    func areMost(_ property: (ArraySlice<UInt8>) -> Bool) -> Bool {
      lines.count(where: property) * 10 > lines.count * 9
    }
    // The first may be about something else.
    let afterLabel = lines.lazy.compactMap { LogLine($0).patternAfterLabel }.first
    let quoted = lines.lazy.compactMap { LogLine($0).patternAfterKey }.first
    if areMost(LineScan.hasWords) {
      return .logLines(pattern: afterLabel ?? quoted ?? "nonce=(\\S+)")
    }
    if areMost({ LogLine($0).isQuoted }) {
      return .quoted(pattern: afterLabel ?? quoted ?? "\"([^\"]+)")
    }
    guard let separator = LineScan.separatorOfFields(in: lines) else { return nil }
    return .fields(separator, pattern: afterLabel ?? longestField(of: lines[0], separator))
  }

  /// What takes the field that is the longest in a line out of all of them.
  private static func longestField(of line: ArraySlice<UInt8>, _ separator: UInt8) -> String {
    let fields = line.split(separator: separator, omittingEmptySubsequences: false)
    let place = fields.indices.max { fields[$0].count < fields[$1].count } ?? 0
    let sign = Character(Unicode.Scalar(separator))
    return "^" + (place == 0 ? "" : "(?:[^\(sign)]*[\(sign)]){\(place)}") + "([^\(sign)]+)"
  }

  private init(_ line: ArraySlice<UInt8>) { bytes = Array(line) }

  /// What takes the nonce out of lines like this one: what stands after the word `nonce`; nil where
  /// that word does not stand there with a value.
  private var patternAfterLabel: String? {
    let label = Array("nonce".utf8)
    let starts = bytes.indices.filter { start in
      bytes[start...].prefix(label.count).map { $0 | 0x20 }.elementsEqual(label)
    }
    for start in starts where !isInsideWord(start) {
      let after = bytes[(start + label.count)...]
      let sign = after.prefix { Self.partingLabel.contains($0) }
      let quote = sign.last.flatMap { $0 == UInt8(ascii: "\"") ? $0 : nil }
      let value = after.dropFirst(sign.count).prefix { byte in
        quote.map { byte != $0 } ?? !Self.endingValue.contains(byte)
      }
      // Of "new nonce nonce=…" the second is the label.
      let isLabel = value.dropLast(2).contains { ":=".utf8.contains($0) }
      guard !sign.isEmpty, value.count >= Self.shortestValue, !isLabel else { continue }
      let text = String(decoding: bytes[start..<(start + label.count)] + sign, as: UTF8.self)
      return "\\b" + text + (quote == nil ? "([^\\s,;]+)" : "([^\"]+)")
    }
    return nil
  }

  /// Whether a word goes on before a place: what would find 'nonce' finds 'hashed_nonce' as well.
  private func isInsideWord(_ start: Int) -> Bool {
    guard let before = bytes[..<start].last else { return false }
    return before == UInt8(ascii: "_")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= before | 0x20
  }

  /// What takes the longest quoted text out, by the key before it; nil where there is none.
  private var patternAfterKey: String? {
    let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    // Every second part stands in quotes: a key, a colon, its value.
    let values = stride(from: 3, to: parts.count, by: 2).filter { place in
      parts[place - 1].allSatisfy { ": ".utf8.contains($0) }
        && parts[place - 1].contains(UInt8(ascii: ":"))
    }
    guard let longest = values.max(by: { parts[$0].count < parts[$1].count }) else { return nil }
    let text = [parts[longest - 2], parts[longest - 1]].map { String(decoding: $0, as: UTF8.self) }
    return "\"\(text[0])\"\(text[1])\"([^\"]+)"
  }

  /// Whether the line is quoted text, or JSON.
  private var isQuoted: Bool { bytes.contains(UInt8(ascii: "\"")) }

  private static let partingLabel = Array("\":= ".utf8)
  private static let endingValue = Array(" \t,;\"".utf8)
  /// A word after the label is none, such as "nonce created".
  private static let shortestValue = 8
}
