internal import ConformanceModel
internal import ConformanceReports

/// Shows nonces and claims, or only as much as tells two of them apart.
struct SecretText {
  /// Shorter texts lose too much with four letters.
  private static let shortestQuoted = 20

  /// Whether everything is shown.
  let isShown: Bool

  /// The text after its length, "43 letters, XtyK…".
  func described(_ text: String) -> String {
    let count = "\(text.count) letter\(text.count == 1 ? "" : "s")"
    return text.isEmpty ? count : "\(count), \(shown(text))"
  }

  /// The text, or its first four letters.
  func shown(_ text: String) -> String {
    if isShown { return "'\(HostileText.line(text))'" }
    return text.count < Self.shortestQuoted
      ? "redacted" : "\(HostileText.line(String(text.prefix(4))))…"
  }
}
