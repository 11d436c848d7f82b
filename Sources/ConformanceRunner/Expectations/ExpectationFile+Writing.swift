internal import ConformanceModel
internal import ConformanceVectors

extension ExpectationFile {
  /// The file's text: one member a line, always in the same order, a newline at the end.
  package var text: String {
    var lines = ["{", "  \"$schema\": \(Self.quoted(Self.schema)),"]
    if let comment { lines.append("  \"comment\": \(Self.written(comment, indent: "  ")),") }
    if entries.isEmpty {
      lines.append("  \"expectations\": []")
    } else {
      lines.append("  \"expectations\": [")
      lines.append(entries.map(Self.written).joined(separator: ",\n"))
      lines.append("  ]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func written(_ entry: Entry) -> String {
    let known = entry.expectation
    let members: [(key: String, value: String?)] = [
      ("id", known.id), ("grade", known.grade.rawValue), ("cause", known.cause),
      ("message", known.message), ("issue", known.issue), ("expires", known.expires?.description),
      ("why", known.why),
    ]
    var lines = members.compactMap { key, value in
      value.map { "      \(quoted(key)): \(quoted($0))" }
    }
    if let comment = entry.comment {
      lines.append("      \"comment\": \(written(comment, indent: "      "))")
    }
    return "    {\n\(lines.joined(separator: ",\n"))\n    }"
  }

  /// A comment: a text, or texts one a line.
  private static func written(_ comment: JSONValue, indent: String) -> String {
    guard let items = comment.items, !items.isEmpty else {
      return comment.text.map(quoted) ?? "[]"
    }
    let lines = items.map { "\(indent)  \(quoted($0.text ?? ""))" }
    return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
  }

  /// A JSON string (RFC 8259, section 7). What steers a terminal or hides is escaped, so that
  /// showing the file is safe.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        if isPlain(scalar) {
          quoted.unicodeScalars.append(scalar)
        } else {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            let digits = String(unit, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
    }
    return quoted + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}
