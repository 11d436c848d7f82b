extension ExpectationNote {
  /// What was expected, why, and how the result differs from it.
  package var sentence: String {
    let links = [entry.issue, entry.expires.map { "until \($0)" }].compactMap(\.self)
    let tail = links.isEmpty ? "" : " (\(links.joined(separator: ", ")))"
    let said = "\(entry.grade.rawValue): \(entry.why)\(tail)"
    return difference.map { "\($0); the entry '\(entry.id)' says \(said)" } ?? said
  }
}
