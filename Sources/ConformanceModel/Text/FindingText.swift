/// The plain text of one finding, for terminals and for tests that fail.
package struct FindingText {
  private let ink: Ink

  /// - Parameter ink: Colours the text, or leaves it as it is.
  package init(ink: Ink = Ink(isOn: false)) { self.ink = ink }

  /// Claim, observation, cause, remedy, and how to see it again: lines of at most 80 columns.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - report: What it is part of.
  ///   - implied: The failures that it brought with it.
  package func lines(
    of result: RequirementResult, in report: RunReport, implied: [RequirementID] = []
  ) -> [String] {
    let role: Ink.Role = report.isGrave(result) ? .bad : .doubtful
    let id = Columns.shortened(HostileText.line(result.id.rawValue), to: Columns.width - 26)
    var lines = [ink(id, .strong) + "  " + ink(result.title, role)]
    lines += labelled("claim", [HostileText.line(result.claim)])
    lines += labelled("scope", result.scope.isEmpty ? [] : [HostileText.line(result.scope)])
    if let evidence = result.evidence {
      lines += labelled("observed", HostileText.lines(evidence.observed))
      lines += labelled("drawn", HostileText.lines(evidence.drawn))
      lines += labelled("likely", evidence.likely.map { [HostileText.line($0)] } ?? [])
    }
    lines += labelled("expected", result.expectation.map { [HostileText.line($0.sentence)] } ?? [])
    lines += labelled("do", result.remedy.map { [HostileText.line($0)] } ?? [])
    let names = implied.map { HostileText.line($0.rawValue) }
    lines += labelled("with it", names.isEmpty ? [] : [names.joined(separator: ", ")])
    for (label, command) in [("again", result.again), ("sample", result.sample)] {
      guard let command else { continue }
      // Never broken, so that it can be copied; a terminal folds it by itself.
      lines.append(
        "  " + ink(Columns.padded(label, to: 8), .quiet) + "  " + HostileText.line(command))
    }
    return lines
  }

  /// A label, and the lines that belong to it in a column of their own.
  private func labelled(_ label: String, _ texts: [String]) -> [String] {
    let start = 2 + 8 + 2
    let width = Columns.width - start
    // A line that fits keeps its blanks: tables of task orders stand on them.
    let lines = texts.flatMap { Columns.count($0) <= width ? [$0] : Columns.wrapped($0, to: width) }
    return lines.enumerated().map { index, line in
      let label = Columns.padded(index == 0 ? label : "", to: 8)
      return index == 0 ? "  " + ink(label, .quiet) + "  " + line : "            " + line
    }
  }
}
