internal import ConformanceModel

extension TextReport {
  /// One line a requirement, implied failures under their cause.
  func table(_ area: String, _ results: [RequirementResult]) -> [String] {
    let applicable = results.filter { $0.grade != .notApplicable }
    let left = results.filter { $0.grade == .notApplicable }
    let name = ink(Columns.shortened(HostileText.line(area), to: Columns.width - 24), .strong)
    if applicable.isEmpty, options.detail == .normal {
      return [name + ink("  \(left.count) not applicable", .quiet)]
    }
    var lines = [name]
    let ids = Set(applicable.map(\.id))
    for result in applicable {
      let cause = outline.cause(of: result)
      if let cause, ids.contains(cause) { continue }
      lines += row(result, note: cause.map { "follows from \($0)" }, depth: 0)
      for implied in outline.implied(by: result.id) where ids.contains(implied.id) {
        lines += row(implied, note: "follows from it", depth: 1)
      }
    }
    if options.detail == .verbose {
      for result in left { lines += row(result, note: nil, depth: 0) }
    } else if !left.isEmpty {
      lines.append(ink("  \(left.count) not applicable", .quiet))
    }
    return lines
  }

  private func row(_ result: RequirementResult, note: String?, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let id = Columns.shortened(indent + HostileText.line(result.id.rawValue), to: idColumns)
    let (word, role) = mark(result)
    let start = 2 + 6 + 2 + idColumns + 2
    let known = result.grade == .expectedFailure ? result.expectation?.entry.why : nil
    let said = HostileText.line(note ?? known ?? result.scope)
    let head =
      "  " + ink(Columns.padded(word, to: 6), role) + "  " + Columns.padded(id, to: idColumns)
    guard options.detail == .verbose else {
      let scope = Columns.shortened(said, to: Columns.width - start)
      return [scope.isEmpty ? head.trimmed : head + "  " + ink(scope, .quiet)]
    }
    let seconds = outline.report.timing.byRequirement[result.id]
    let timed = said + (seconds.map { " (\(Numbers.decimal($0)) s)" } ?? "")
    let scope = Columns.wrapped(timed, to: Columns.width - start)
    let rest = scope.dropFirst().map { String(repeating: " ", count: start) + ink($0, .quiet) }
    return [(head + "  " + ink(scope[0], .quiet)).trimmed] + rest
  }

  /// Wide enough for the longest id, unless that leaves the scope no room.
  private var idColumns: Int {
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
