internal import ConformanceModel

/// A report for a terminal.
struct TextReport {
  let outline: ReportOutline
  let options: ReportOptions
  let ink: Ink
  let idColumns: Int

  init(_ report: RunReport, options: ReportOptions) {
    outline = ReportOutline(report)
    self.options = options
    ink = Ink(isOn: options.color)
    idColumns = Self.idColumns(outline)
  }

  private var report: RunReport { outline.report }

  /// The whole report.
  var text: String {
    var blocks = [headline]
    if options.detail != .quiet {
      let tables = outline.areas.map { table($0.name, $0.results) }
      // One line an area reads as one table.
      for (index, table) in tables.enumerated() {
        let joins = index > 0 && options.detail == .normal
        if joins { blocks[blocks.count - 1] += table } else { blocks.append(table) }
      }
    }
    var shown = outline.problems.filter { options.detail != .quiet || outline.isWrong($0) }
    if options.detail == .verbose { shown += outline.expectedFailures }
    let finding = FindingText(
      ink: ink, columns: options.columns, isWhole: options.detail == .verbose)
    let legend = ReportOutline.legend(of: shown)
    for result in shown {
      let implied = outline.implied(by: result.id)
      blocks.append(
        finding.lines(
          of: result, in: report, implied: implied.map(\.id),
          waiting: outline.waiting(for: result.id).map(\.id),
          legend: result.id == legend?.id ? legend?.text : nil))
      if options.detail == .verbose { blocks += implied.map { finding.lines(of: $0, in: report) } }
    }
    let hasMore =
      !shown.isEmpty || options.folder != nil || !outline.leftOpen.isEmpty || outline.passesAsSample
    if options.detail != .quiet, hasMore {
      blocks.append(conclusion)
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The verdict first, then who and how many.
  private var headline: [String] {
    let verdict = outline.verdict
    let room = options.columns - verdict.count - 2
    let remark = outline.passesAsSample ? ": \(ReportOutline.sampleRemark)" : ""
    var lines = [
      ink(verdict, role(of: report.verdict)) + "  "
        + ink(Columns.shortened(outline.subject + remark, to: room), .strong)
    ]
    lines += Columns.wrapped(outline.counts, to: options.columns - 2).map { "  " + $0 }
    if !report.complete { lines.append("  stopped before its end: this is a partial report") }
    for note in [outline.shard, outline.newer].compactMap(\.self) {
      lines += Columns.wrapped(note, to: options.columns - 2).map { "  " + $0 }
    }
    if options.detail == .quiet { return lines }
    let origin =
      "\(report.profile.rawValue) profile, seed \(HostileText.line(report.seed)), "
      + "suite \(HostileText.line(report.suiteTitle)), \(Numbers.decimal(report.timing.seconds)) s"
    return lines + Columns.wrapped(origin, to: options.columns - 2).map { ink("  " + $0, .quiet) }
  }

  /// The verdict and why, where the headline has scrolled away, and where to read and go on.
  private var conclusion: [String] {
    let grave = outline.problems.filter(outline.isGrave)
    let counts = "\(outline.counts), exit \(report.verdict.exitCode)"
    let room = options.columns - outline.verdict.count - 2
    var lines = Columns.wrapped(counts, to: room).enumerated().map { index, line in
      index == 0 ? ink(outline.verdict, role(of: report.verdict)) + "  " + line : "  " + line
    }
    // What is undecided is no reason beside what is violated.
    let reasons = report.verdict == .violates ? grave.filter(report.failsRun) : grave
    let failed = reasons.map { result in
      let implied = outline.implied(by: result.id).map { HostileText.line($0.id.rawValue) }
      return HostileText.line(result.id.rawValue)
        + (implied.isEmpty ? "" : " (with \(implied.joined(separator: ", ")))")
    }
    lines += labelled("because", failed.joined(separator: ", "))
    lines += labelled(
      "sample",
      outline.passesAsSample
        ? "\(ReportOutline.sampleRemark): put it into the adapter, and your name in place of "
          + "'\(RunReport.sampleName)'" : nil)
    lines += outline.leftOpen.flatMap { labelled("open", "not judged: \($0)") }
    lines += labelled("report", options.folder.map { HostileText.line("\($0)/report.html") })
    lines += labelled("next", reasons.first { !$0.grade.comesFromExpectation }?.more)
    if grave.contains(where: { [.unexpectedPass, .staleExpectation].contains($0.grade) }) {
      lines += labelled("repaired", "the same command with --update-expectations corrects the list")
    }
    return lines
  }

  private func labelled(_ label: String, _ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    let lines = Columns.wrapped(text, to: options.columns - 12)
    return lines.enumerated().map { index, line in
      "  " + ink(Columns.padded(index == 0 ? label : "", to: 8), .quiet) + "  " + line
    }
  }

  private func role(of verdict: RunVerdict) -> Ink.Role {
    switch verdict {
    case .conforms: .good
    case .violates, .suiteError: .bad
    case .inconclusive: .doubtful
    }
  }
}
