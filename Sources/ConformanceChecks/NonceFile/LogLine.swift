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
    let afterLabel = lines.first.flatMap { LogLine($0).patternAfterLabel }
    if areMost(LineScan.hasWords) { return .logLines(pattern: afterLabel ?? "nonce=(\\S+)") }
    if areMost({ LogLine($0).isQuoted }) { return .quoted(pattern: afterLabel ?? "\"([^\"]+)") }
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
    // The last: "sign-in nonce nonce=…" names what it is about first.
    let starts = bytes.indices.filter { start in
      bytes[start...].prefix(label.count).map { $0 | 0x20 }.elementsEqual(label)
    }
    for start in starts.reversed() {
      let after = bytes[(start + label.count)...]
      let sign = after.prefix { Self.partingLabel.contains($0) }
      let quote = sign.last.flatMap { $0 == UInt8(ascii: "\"") ? $0 : nil }
      let value = after.dropFirst(sign.count).prefix { byte in
        quote.map { byte != $0 } ?? !Self.endingValue.contains(byte)
      }
      guard !sign.isEmpty, value.count >= Self.shortestValue else { continue }
      let text = String(decoding: bytes[start..<(start + label.count)] + sign, as: UTF8.self)
      return text + (quote == nil ? "([^\\s,;]+)" : "([^\"]+)")
    }
    return nil
  }

  /// Whether the line is quoted text, or JSON.
  private var isQuoted: Bool { bytes.contains(UInt8(ascii: "\"")) }

  private static let partingLabel = Array("\":= ".utf8)
  private static let endingValue = Array(" \t,;\"".utf8)
  /// A word after the label is none, such as "nonce created".
  private static let shortestValue = 8
}
