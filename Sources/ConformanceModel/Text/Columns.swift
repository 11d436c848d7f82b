/// Lays out text in terminal columns.
package enum Columns {
  /// The width that reports are made for.
  package static let width = 80

  /// How many columns a text takes.
  ///
  /// Marks take none; East Asian wide letters and emoji take two (Unicode Standard Annex 11,
  /// the blocks whose scalars are all wide).
  package static func count(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if HostileText.isMark(scalar) { return 0 }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// Fills up with spaces on the right.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - count(text)))
  }

  /// Cuts what does not fit and ends it with an ellipsis, between two words where there are some.
  package static func shortened(_ text: String, to columns: Int) -> String {
    guard count(text) > columns else { return text }
    var kept = ""
    var used = 0
    for scalar in text.unicodeScalars {
      let wide = width(of: scalar)
      guard used + wide <= columns - 1 else {
        // A name or a number that has the room for itself is worth more than nothing.
        if scalar != " ", let space = kept.lastIndex(of: " "), count(String(kept[space...])) < 24 {
          kept = String(kept[..<space])
        }
        break
      }
      used += wide
      kept.unicodeScalars.append(scalar)
    }
    // A comma or space before the ellipsis looks like a mistake.
    while let last = kept.last, " ,;:".contains(last) { kept.removeLast() }
    return kept + "…"
  }

  /// Breaks a text into lines of at most `columns`, at spaces where there are any.
  ///
  /// - Returns: At least one line; joined by spaces they hold every word.
  /// - Complexity: O(length of `text`).
  package static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      for piece in pieces(String(word), of: columns) {
        let wide = count(piece)
        if used > 0, used + 1 + wide > columns {
          lines.append(line)
          line = ""
          used = 0
        }
        line += (used > 0 ? " " : "") + piece
        used += (used > 0 ? 1 : 0) + wide
      }
    }
    return lines.isEmpty || used > 0 ? lines + [line] : lines
  }

  /// Breaks a word that is wider than a line.
  private static func pieces(_ word: String, of columns: Int) -> [String] {
    guard count(word) > columns else { return [word] }
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for scalar in word.unicodeScalars {
      let wide = width(of: scalar)
      if used + wide > columns {
        pieces.append(piece)
        piece = ""
        used = 0
      }
      piece.unicodeScalars.append(scalar)
      used += wide
    }
    return pieces + [piece]
  }
}
