internal import ConformanceModel

/// A report for a terminal of 80 columns.
struct TextReport {
  let outline: ReportOutline
  let options: ReportOptions
  let ink: Ink

  init(_ report: RunReport, options: ReportOptions) {
    outline = ReportOutline(report)
    self.options = options
    ink = Ink(isOn: options.color)
  }

  private var report: RunReport { outline.report }

  /// The whole report.
  var text: String {
    var blocks = [headline]
    if options.detail != .quiet { blocks += outline.areas.map { table($0.name, $0.results) } }
    var shown = outline.problems.filter { options.detail != .quiet || outline.isGrave($0) }
    if options.detail == .verbose { shown += outline.expectedFailures }
    blocks += shown.map { result in
      FindingText(ink: ink)
        .lines(of: result, in: report, implied: outline.implied(by: result.id).map(\.id))
    }
    if options.detail != .quiet, !shown.isEmpty { blocks.append([conclusion]) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The verdict first, then who and how many.
  private var headline: [String] {
    let verdict = outline.verdict
    let room = Columns.width - verdict.count - 2
    var lines = [
      ink(verdict, role(of: report.verdict)) + "  "
        + ink(Columns.shortened(outline.subject, to: room), .strong)
    ]
    lines += Columns.wrapped(outline.counts, to: Columns.width - 2).map { "  " + $0 }
    if !report.complete { lines.append("  stopped before its end: this is a partial report") }
    for note in [outline.shard, outline.newer].compactMap(\.self) {
      lines += Columns.wrapped(note, to: Columns.width - 2).map { "  " + $0 }
    }
    if options.detail == .quiet { return lines }
    let origin =
      "\(report.profile.rawValue) profile, seed \(HostileText.line(report.seed)), "
      + "suite \(HostileText.line(report.suite)), \(Numbers.decimal(report.timing.seconds)) s"
    return lines + Columns.wrapped(origin, to: Columns.width - 2).map { ink("  " + $0, .quiet) }
  }

  /// What the exit code is and why, where a headline has scrolled away.
  private var conclusion: String {
    let grave = outline.problems.filter(outline.isGrave).map { HostileText.line($0.id.rawValue) }
    let more = grave.count > 3 ? " and \(grave.count - 3) more" : ""
    let named = grave.prefix(3).joined(separator: ", ") + more
    let text = "exit \(report.verdict.exitCode)" + (named.isEmpty ? "" : ": \(named)")
    return ink(Columns.shortened(text, to: Columns.width), role(of: report.verdict))
  }

  private func role(of verdict: RunVerdict) -> Ink.Role {
    switch verdict {
    case .conforms: .good
    case .violates, .suiteError: .bad
    case .inconclusive: .doubtful
    }
  }
}
