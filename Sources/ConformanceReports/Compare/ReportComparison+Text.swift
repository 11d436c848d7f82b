internal import ConformanceModel

extension ReportComparison {
  /// The comparison for a terminal of 80 columns.
  ///
  /// - Parameter color: Whether ANSI colours are written.
  package func text(color: Bool = false) -> String {
    let ink = Ink(isOn: color)
    let word = isRegression ? "WORSE" : rows.isEmpty ? "SAME" : "NO WORSE"
    let name = Columns.shortened(
      HostileText.line(new.subject.name), to: Columns.width - word.count - 2)
    var lines = [ink(word, isRegression ? .bad : .good) + "  " + ink(name, .strong)]
    lines += Columns.wrapped(counts, to: Columns.width - 2).map { "  " + $0 }
    for warning in warnings {
      lines += Columns.wrapped("note: \(warning)", to: Columns.width - 2).map { "  " + $0 }
    }
    for change in Change.allCases where !rows(change).isEmpty {
      lines += ["", ink(Self.title(change), .strong)]
      lines += rows(change).flatMap { row in self.lines(of: row, ink) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of row: Row, _ ink: Ink) -> [String] {
    let id = Columns.shortened(HostileText.line(row.id), to: 40)
    let role: Ink.Role = row.change == .worse ? .bad : row.change == .better ? .good : .plain
    var lines = ["  \(Columns.padded(id, to: 28))  \(ink(grades(of: row), role))"]
    guard row.change == .worse || row.change == .new, let result = row.new, new.isGrave(result)
    else { return lines }
    for detail in details(of: result) {
      lines += Columns.wrapped(detail, to: Columns.width - 6).map { "      " + $0 }
    }
    // Never broken, so that it can be copied.
    if let again = result.again { lines.append("      again: " + HostileText.line(again)) }
    return lines
  }

  /// `pass → fail`.
  func grades(of row: Row) -> String {
    [row.old, row.new].compactMap { $0.map { $0.grade.words + Self.level($0) } }
      .joined(separator: " → ")
  }

  private static func level(_ result: RequirementResult) -> String {
    result.grade.blamesSubject && result.level != .must ? " (\(result.level.rawValue))" : ""
  }

  /// What was seen, why, and what to do.
  func details(of result: RequirementResult) -> [String] {
    let seen = (result.evidence?.observed ?? []) + (result.evidence?.drawn ?? [])
    let difference = result.expectation?.difference.map { "expected: \($0)" }
    let first = (seen.prefix(2) + [difference].compactMap(\.self)).map { $0 }
    let rest =
      [
        result.evidence?.likely.map { "likely: \($0)" }, result.remedy.map { "do: \($0)" },
      ]
      + (result.evidence?.also ?? []).flatMap { cause in
        ["likely: and \(cause.sentence)", cause.remedy.map { "do: \($0)" }]
      }
    return (first + rest.compactMap(\.self)).map { HostileText.line($0) }
  }

  static func title(_ change: Change) -> String {
    switch change {
    case .worse: "worse"
    case .better: "better"
    case .other: "other, neither better nor worse for the run"
    case .new: "new: judged for the first time"
    case .gone: "gone: judged no longer"
    }
  }
}
