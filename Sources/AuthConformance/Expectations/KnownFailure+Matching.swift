package import ConformanceModel

extension KnownFailure {
  /// Whether a requirement is named, by its id or by a pattern.
  package func names(_ id: RequirementID) -> Bool { Glob(self.id).matches(id.rawValue) }

  /// Whether the id is a pattern, which may also name what does not apply.
  package var isPattern: Bool { id.contains { $0 == "*" || $0 == "?" } }

  /// Whether the evidence has the cause.
  package func hasCause(of evidence: Evidence?) -> Bool {
    cause.map { $0 == evidence?.cause?.name } ?? true
  }

  /// Whether the evidence holds the message; the likely cause is looked at too, since it names
  /// a defect in the same words for every seed and profile.
  package func hasMessage(of evidence: Evidence?) -> Bool {
    guard let message else { return true }
    let lines =
      (evidence?.observed ?? []) + (evidence?.drawn ?? []) + [evidence?.likely ?? ""]
      + (evidence?.also ?? []).map(\.sentence)
    return lines.contains { $0.contains(message) }
  }

  /// Whether a failure is the expected one, expired or not.
  package func fits(_ judged: Grade, _ evidence: Evidence?) -> Bool {
    grade == judged && hasCause(of: evidence) && hasMessage(of: evidence)
  }

  /// Whether the last day is over.
  package func isExpired(on day: CalendarDay) -> Bool { expires.map { $0 < day } ?? false }
}
