internal import ConformanceModel

/// Text as GitHub's Markdown shows it, whatever it holds.
enum MarkdownText {
  /// Prose, in which what stands between backticks is code.
  static func prose(_ text: String) -> String {
    let parts = HostileText.line(text).split(separator: "`", omittingEmptySubsequences: false)
    // An odd backtick is one; in a code span nothing but a backtick or a table's bar ends it.
    guard parts.count > 1, !parts.count.isMultiple(of: 2) else { return plain(text) }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? plain(String(part)) : code(String(part))
    }.joined()
  }

  /// Punctuation shows as itself, names and addresses are not linked.
  private static func plain(_ text: String) -> String {
    var safe = ""
    var previous: Unicode.Scalar?
    for scalar in HostileText.line(text).unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      // GitHub links '@name', '#1', 'www.' and '://' in rendered text, entities or not; an empty
      // comment splits the text it looks at.
      case "@", "#": safe += "\(scalar)<!-- -->"
      case "/" where previous == ":", "." where previous == "w": safe += "<!-- -->\(scalar)"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": safe += "\\\(scalar)"
      // A list, a heading or a rule begins only at the beginning.
      case "-" where previous == nil, "+" where previous == nil, "=" where previous == nil:
        safe += "\\\(scalar)"
      default: safe.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return safe
  }

  /// A code span that also stands in a table: nothing inside it is read as Markdown.
  static func code(_ text: String) -> String {
    let line = HostileText.line(text)
    guard !line.isEmpty else { return "" }
    // GitHub's tables split cells before they look for code spans.
    if line.contains("|") || line.contains("`") {
      return "<code>\(entities(line))</code>"
    }
    return "`\(line)`"
  }

  /// Every letter that Markdown, HTML or a table could read, as a numeric reference.
  private static func entities(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == " "
      if isPlain || scalar.value > 0x7F {
        safe.unicodeScalars.append(scalar)
      } else {
        safe += "&#\(scalar.value);"
      }
    }
    return safe
  }
}
