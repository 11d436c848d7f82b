/// Text in two columns: a label and wrapped content.
enum TextColumns {
  /// Wraps at spaces; a word longer than the column stands on a line of its own.
  ///
  /// - Parameters:
  ///   - label: Stands on the first line, behind two spaces.
  ///   - width: Columns of a line.
  ///   - indent: Columns before the content.
  static func row(
    label: String, _ content: String, width: Int, indent: Int = 12
  ) -> [String] {
    var lines: [String] = [""]
    for word in content.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width - indent {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.enumerated().map { index, line in
      let first = "  \(label)"
      let lead = index == 0 ? first : ""
      return lead + String(repeating: " ", count: max(1, indent - lead.count)) + line
    }
  }
}
