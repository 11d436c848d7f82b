internal import PlainText

/// Makes text that came from a subject safe to show, without hiding what it holds.
///
/// Whatever steers a terminal, a browser or a reader's eye is written out as `\u{1B}`: control
/// characters (and with them every ANSI escape sequence), line ends, bidirectional overrides and
/// other invisible formatting (Unicode TR 36, section 2), private and unassigned scalars. What is
/// left is one line, legal in XML 1.0, of a bounded size.
package enum HostileText {
  /// The most UTF-8 bytes kept of one line.
  package static let lineLimit = 4096
  /// The most lines kept of one list of observations.
  package static let listLimit = 200
  /// The most combining marks kept on one letter; more of them paint over neighbouring lines.
  private static let markLimit = 4

  /// One line that can be shown.
  ///
  /// - Parameter text: Anything.
  /// - Returns: At most ``lineLimit`` bytes of it and, where it was longer, how much was cut.
  /// - Complexity: O(``lineLimit``), however long the text is, but for counting what was cut.
  package static func line(_ text: String) -> String {
    // The limit holds before escaping: an escaped scalar is evidence of the same length.
    let kept = cut(text)
    var shown = ""
    var marks = 0
    for scalar in kept.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if isUnsafe(scalar) || marks > markLimit {
        shown += escape(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    let bytesCut = text.utf8.count - kept.utf8.count
    return bytesCut == 0 ? shown : "\(shown)… (\(Quantity.text(bytesCut)) bytes more)"
  }

  /// The most UTF-8 bytes kept of a name or a value inside a sentence.
  private static let wordLimit = 120

  /// A name or a value that stands in a sentence of ours: what ``line(_:)`` does, but shorter.
  ///
  package static func word(_ text: String) -> String {
    guard text.utf8.count > wordLimit else { return line(text) }
    let kept = cut(text, to: wordLimit)
    return "\(line(kept))… (\(Quantity.text(text.utf8.count - kept.utf8.count)) bytes more)"
  }

  /// One line from bytes that may not be UTF-8; what is not becomes U+FFFD.
  package static func line(bytes: [UInt8]) -> String {
    line(String(decoding: bytes, as: UTF8.self))
  }

  /// Several lines, of which at most ``listLimit`` are kept.
  package static func lines(_ texts: [String]) -> [String] {
    let kept = texts.prefix(listLimit).map(line)
    let left = texts.count - kept.count
    return left == 0 ? kept : kept + ["… (\(Quantity.text(left)) lines more)"]
  }

  /// JSON with everything unsafe in its strings escaped; outside them it has line feeds only.
  package static func json(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { $0 != "\n" && isUnsafe($0) }) else {
      return json
    }
    var safe = ""
    for scalar in json.unicodeScalars {
      if scalar == "\n" || !isUnsafe(scalar) {
        safe.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return safe
  }

  /// At most ``lineLimit`` bytes of a text, cut between two scalars, unescaped.
  package static func cut(_ text: String) -> String { cut(text, to: lineLimit) }

  private static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var bytes = Array(text.utf8.prefix(limit + 1))
    // A continuation byte after the cut belongs to a scalar that began before it.
    while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a scalar must not reach a terminal or a page as it is.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      true
    default:
      // Blank although they are letters or marks: Hangul fillers, the grapheme joiner.
      [0x115F, 0x1160, 0x3164, 0xFFA0, 0x034F].contains(scalar.value)
    }
  }

  package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
