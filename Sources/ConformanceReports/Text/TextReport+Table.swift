internal import ConformanceModel

extension TextReport {
  /// One line an area, and one for each requirement that did not pass, under its cause.
  ///
  /// In the verbose report every requirement has its line.
  func table(_ area: String, _ results: [RequirementResult]) -> [String] {
    let name = Columns.padded(
      Columns.shortened(HostileText.line(area), to: options.columns - 24), to: areaColumns)
    var lines = [ink(name, .strong) + "  " + ink(outline.counts(of: results), .quiet)]
    let quiet: Set<Grade> = options.detail == .verbose ? [] : [.pass, .notApplicable]
    let shown = results.filter { !quiet.contains($0.grade) }
    let ids = Set(shown.map(\.id))
    for result in shown {
      let cause = outline.cause(of: result)
      if let cause, ids.contains(cause) { continue }
      lines += row(result, note: cause.map { "likely the same mistake as \($0)" }, depth: 0)
      for implied in outline.implied(by: result.id) where ids.contains(implied.id) {
        lines += row(implied, note: "likely the same mistake", depth: 1)
      }
      for waiting in outline.waiting(for: result.id) where ids.contains(waiting.id) {
        lines += row(waiting, note: "judged once it is repaired", depth: 1)
      }
    }
    return lines
  }

  /// Wide enough for the names of the catalogue's areas.
  private var areaColumns: Int { Requirement.Area.allCases.map(\.rawValue.count).max() ?? 0 }

  private func row(_ result: RequirementResult, note: String?, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let id = Columns.shortened(indent + HostileText.line(result.id.rawValue), to: idColumns)
    let (word, role) = mark(result)
    let start = 2 + 6 + 2 + idColumns + 2
    let known = result.grade == .expectedFailure ? result.expectation?.entry.why : nil
    // What is wrong says more than what was looked at.
    let wrong =
      result.grade.blamesSubject ? result.evidence?.likely ?? result.firstObservation : nil
    let said = HostileText.line(note ?? known ?? wrong ?? result.scope)
    let head =
      "  " + ink(Columns.padded(word, to: 6), role) + "  " + Columns.padded(id, to: idColumns)
    guard options.detail == .verbose else {
      let scope = Columns.shortened(said, to: options.columns - start)
      return [scope.isEmpty ? head.trimmed : head + "  " + ink(scope, .quiet)]
    }
    let seconds = outline.report.timing.byRequirement[result.id]
    let timed = said + (seconds.map { " (\(Numbers.decimal($0)) s)" } ?? "")
    let scope = Columns.wrapped(timed, to: options.columns - start)
    let rest = scope.dropFirst().map { String(repeating: " ", count: start) + ink($0, .quiet) }
    return [(head + "  " + ink(scope[0], .quiet)).trimmed] + rest
  }

  /// Wide enough for the longest id, unless that leaves the scope no room.
  static func idColumns(_ outline: ReportOutline) -> Int {
    let widths = outline.report.results.map {
      Columns.count(HostileText.line($0.id.rawValue)) + (outline.cause(of: $0) == nil ? 0 : 2)
    }
    return min(widths.max() ?? 0, 30)
  }

  /// A word of at most six letters.
  private func mark(_ result: RequirementResult) -> (String, Ink.Role) {
    if outline.isReportedOnly(result) { return (result.level.rawValue, .doubtful) }
    return switch result.grade {
    case .pass: ("pass", .good)
    case .fail: ("FAIL", .bad)
    case .wrongReason: ("REASON", .bad)
    case .crash: ("CRASH", .bad)
    case .hang: ("HANG", .bad)
    case .expectedFailure: ("known", .doubtful)
    case .unexpectedPass: ("PASSES", .bad)
    case .staleExpectation: ("STALE", .bad)
    case .notApplicable: ("n/a", .quiet)
    case .insufficientData: ("little", .doubtful)
    case .inconclusive: ("unsure", .doubtful)
    case .suiteError: ("ERROR", .bad)
    }
  }
}

extension String {
  /// Without spaces at the end.
  var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
