package import ConformanceModel
internal import PlainText

/// A bench report as Markdown, for a pull request or a summary page.
package enum BenchMarkdown {
  /// Renders a report.
  package static func render(_ report: BenchReport) -> String {
    var lines: [String] = []
    for subject in report.subjects {
      let results = report.results.filter { $0.subject == subject }
      let isGated = results.contains { $0.gate != nil }
      let yardstick = MarkdownText.prose(report.yardstick)
      lines += ["### \(MarkdownText.prose(subject)) beside \(yardstick)", ""]
      if !results.isEmpty {
        lines.append(
          "| benchmark | ratio | 99 % interval | cost | of \(yardstick) | p90 | p99 | MB/s | wire |"
            + (isGated ? " limit | gate |" : ""))
        lines.append("|---|--:|--:|--:|--:|--:|--:|--:|--:|" + (isGated ? "--:|---|" : ""))
        lines += results.map { row($0, isGated: isGated) }
        lines.append("")
      }
      for result in results {
        guard let bytes = result.entropyBytes else { continue }
        lines += ["One nonce takes \(BenchFigures.ratio(bytes)) random bytes.", ""]
      }
      for omission in report.omitted where omission.subject == subject {
        lines.append(
          "- \(MarkdownText.code(omission.benchmark)) not measured: "
            + MarkdownText.prose(omission.reason))
      }
      if report.omitted.contains(where: { $0.subject == subject }) { lines.append("") }
    }
    let machine = report.machine
    lines.append(
      "\(MarkdownText.prose(machine.system)), \(MarkdownText.prose(machine.architecture)), "
        + "\(Quantity.text(machine.processors, "processor")), \(MarkdownText.prose(report.build)) "
        + "build, \(MarkdownText.prose(report.startedAt)). A ratio of 2 is twice the cost of "
        + "\(MarkdownText.prose(report.yardstick)) in the same run."
        + (report.complete ? "" : " Stopped early: what was measured is whole."))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ result: BenchResult, isGated: Bool) -> String {
    var cells = [
      MarkdownText.code(result.benchmark), BenchFigures.ratio(result.ratio.estimate),
      BenchFigures.interval(result.ratio), BenchFigures.time(result.cost.p50),
      BenchFigures.time(result.yardstick.p50),
      BenchFigures.time(result.cost.p90), BenchFigures.time(result.cost.p99),
      result.bytes.map { BenchFigures.throughput($0, in: result.cost.p50) } ?? "",
      result.wire.map { BenchFigures.time($0.perOperation) } ?? "",
    ]
    if isGated {
      cells += [
        result.gate.map { BenchFigures.ratio($0.limit) } ?? "", BenchFigures.verdict(result.gate),
      ]
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
