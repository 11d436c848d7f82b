/// The plain text of one finding, for terminals and for tests that fail.
package struct FindingText {
  private let ink: Ink
  private let columns: Int
  private let isWhole: Bool

  /// - Parameters:
  ///   - ink: Colours the text, or leaves it as it is.
  ///   - columns: The width of the longest line; commands are never broken.
  ///   - isWhole: Whether what "and 6 more" counts is listed.
  package init(
    ink: Ink = Ink(isOn: false), columns: Int = Columns.width, isWhole: Bool = false
  ) {
    self.ink = ink
    self.columns = columns
    self.isWhole = isWhole
  }

  /// Claim, observation, cause, remedy, reach, and how to see it again.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - report: What it is part of.
  ///   - implied: The failures that it brought with it.
  ///   - waiting: What cannot be judged before it is repaired.
  ///   - legend: What the marks mean of the table that was observed; `nil` where that was said.
  package func lines(
    of result: RequirementResult, in report: RunReport, implied: [RequirementID] = [],
    waiting: [RequirementID] = [],
    legend: String? = nil
  ) -> [String] {
    let role: Ink.Role = report.isGrave(result) ? .bad : .doubtful
    let id = Columns.shortened(HostileText.line(result.id.rawValue), to: columns - 26)
    // One mistake has one cause and one remedy: with the failure that explains it.
    let lead = result.impliedBy.map { HostileText.line($0.rawValue) }
    var lines = [ink(id, .strong) + "  " + ink(result.title, role)]
    lines += labelled("claim", [HostileText.line(result.claim)])
    if let evidence = result.evidence {
      lines += labelled("observed", HostileText.lines(evidence.observed))
      lines += labelled("marks", legend.map { [$0] } ?? [])
      lines += labelled(result.drawnLabel, HostileText.lines(evidence.drawn))
      if isWhole { lines += labelled("further", HostileText.lines(evidence.further)) }
      let likely = lead == nil ? evidence.likely : nil
      lines += labelled("likely", likely.map { [HostileText.line($0)] } ?? [])
    }
    lines += labelled("expected", result.expectation.map { [HostileText.line($0.sentence)] } ?? [])
    lines += labelled("see", lead.map { ["\($0): likely the same mistake"] } ?? [])
    let remedy = lead == nil ? result.remedy : nil
    lines += labelled("do", remedy.map { [HostileText.line($0)] } ?? [])
    for cause in lead == nil ? result.evidence?.also ?? [] : [] {
      lines += labelled("likely", ["and \(HostileText.line(cause.sentence))"])
      lines += labelled("do", cause.remedy.map { [HostileText.line($0)] } ?? [])
    }
    let names = implied.map { HostileText.line($0.rawValue) }
    lines += labelled("with it", names.isEmpty ? [] : [names.joined(separator: ", ")])
    let later = waiting.map { HostileText.line($0.rawValue) }.joined(separator: ", ")
    lines += labelled("later", later.isEmpty ? [] : ["judged once this is repaired: \(later)"])
    lines += labelled("scope", result.scope.isEmpty ? [] : [HostileText.line(result.scope)])
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
    let width = columns - start
    // A line that fits keeps its blanks: tables of task orders stand on them.
    let lines = texts.flatMap { Columns.count($0) <= width ? [$0] : hung($0, to: width) }
    return lines.enumerated().map { index, line in
      let label = Columns.padded(index == 0 ? label : "", to: 8)
      return index == 0 ? "  " + ink(label, .quiet) + "  " + line : "            " + line
    }
  }

  /// Wraps; a digest that has no room beside its one word stands under it, and further in.
  ///
  /// What is set in stays so, its further lines a little more.
  private func hung(_ text: String, to width: Int) -> [String] {
    let indent = String(text.prefix { $0 == " " }.prefix(width / 4))
    if !indent.isEmpty {
      return Columns.wrapped(text, to: width - indent.count - 2).enumerated().map { index, line in
        indent + (index == 0 ? "" : "  ") + line
      }
    }
    let lines = Columns.wrapped(text, to: width)
    guard lines.count == 2, !lines[0].contains(" "), Columns.count(lines[1]) + 2 <= width else {
      return lines
    }
    return [lines[0], "  " + lines[1]]
  }
}
