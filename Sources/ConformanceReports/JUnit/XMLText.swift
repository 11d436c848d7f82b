/// Text as XML 1.0 holds it.
enum XMLText {
  /// Escapes text for the content of an element or a quoted attribute.
  ///
  /// What XML 1.0 (fifth edition, section 2.2, production Char) does not allow is dropped: no
  /// escape exists for it.
  static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&apos;"
      case "\n": safe += "&#10;"
      case "\t": safe += "&#9;"
      case "\r": safe += "&#13;"
      default: if isLegal(scalar) { safe.unicodeScalars.append(scalar) }
      }
    }
    return safe
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
