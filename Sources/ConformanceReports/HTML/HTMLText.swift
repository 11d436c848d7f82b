internal import ConformanceModel

/// Text as HTML holds it, in elements and in quoted attributes.
enum HTMLText {
  /// One line: what steers or hides is written out, what is markup is escaped.
  static func line(_ text: String) -> String { escaped(HostileText.line(text)) }

  /// One line of prose, in which what stands between backticks is code.
  static func prose(_ text: String) -> String {
    let parts = HostileText.line(text).split(separator: "`", omittingEmptySubsequences: false)
    // An odd backtick is one.
    guard parts.count > 1, !parts.count.isMultiple(of: 2) else { return line(text) }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2)
        ? escaped(String(part)) : "<code>\(unbroken(escaped(String(part))))</code>"
    }.joined()
  }

  /// A whole `code` element.
  static func code(_ text: String) -> String { "<code>\(unbroken(line(text)))</code>" }

  /// Keeps arrows whole, which browsers break behind their hyphen.
  ///
  /// - Parameter escaped: The content of an element, already escaped.
  static func unbroken(_ escaped: String) -> String {
    escaped.replacing(/[-=]&gt;/) { "<span class=\"whole\">\($0.output)</span>" }
  }

  /// Escapes markup (WHATWG HTML, section 13.1.2.6), the quotes of attributes too.
  static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
