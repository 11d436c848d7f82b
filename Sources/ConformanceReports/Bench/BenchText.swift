package import ConformanceModel

/// A bench report for the terminal.
package enum BenchText {
  /// Renders a report.
  ///
  /// - Parameters:
  ///   - color: Whether verdicts are coloured.
  ///   - columns: The width of the longest line; tables take 80.
  package static func render(
    _ report: BenchReport, color: Bool, columns: Int = Columns.width
  ) -> String {
    let ink = Ink(isOn: color)
    var lines: [String] = []
    for subject in report.subjects {
      let results = report.results.filter { $0.subject == subject }
      lines.append(
        Columns.shortened(
          "\(HostileText.line(subject)): its \(clock(results)) by that of \(report.yardstick)",
          to: columns))
      if !results.isEmpty {
        lines +=
          table(results, ink, beside: HostileText.line(report.yardstick)) + [""] + spread(results)
      }
      for omission in report.omitted where omission.subject == subject {
        lines += Columns.wrapped(
          "\(omission.benchmark) not measured: \(HostileText.line(omission.reason))",
          to: columns - 2
        ).map { "  \($0)" }
      }
      lines.append("")
    }
    return (lines + conclusion(report, ink, columns)).joined(separator: "\n") + "\n"
  }

  private static func clock(_ results: [BenchResult]) -> String {
    results.contains { $0.clock == .wall } ? "time" : "processor time"
  }

  private static func table(
    _ results: [BenchResult], _ ink: Ink, beside yardstick: String
  ) -> [String] {
    let head = row(
      "", "faster│slower", "ratio", "interval", "cost", Columns.shortened(yardstick, to: 10), "")
    return [trimmed(head)]
      + results.map { result in
        let gate = BenchFigures.verdict(result.gate)
        let line = row(
          result.benchmark, " " + BenchFigures.bar(result.ratio.estimate) + " ",
          BenchFigures.ratio(result.ratio.estimate), BenchFigures.interval(result.ratio),
          BenchFigures.time(result.cost.p50),
          BenchFigures.time(result.yardstick.p50), "")
        return line + ink(gate, role(result.gate))
      }.map(trimmed)
  }

  private static func row(
    _ name: String, _ bar: String, _ ratio: String, _ interval: String, _ cost: String,
    _ yardstick: String, _ gate: String
  ) -> String {
    Columns.padded("  " + name, to: 15) + Columns.padded(bar, to: 13) + right(ratio, 7)
      + right(interval, 13) + right(cost, 9) + right(yardstick, 11) + "  " + gate
  }

  /// How far batches lie apart, and what is known besides.
  ///
  /// The wire's cost is a part of the others.
  private static func spread(_ results: [BenchResult]) -> [String] {
    let head =
      Columns.padded("  means of batches", to: 19) + right("p50", 9) + right("p90", 9)
      + right("p99", 9) + right("wire", 12)
    return [head]
      + results.map { result in
        let throughput = result.bytes.map { BenchFigures.throughput($0, in: result.cost.p50) }
        let entropy = result.entropyBytes.map { "\(BenchFigures.ratio($0)) random bytes" }
        return trimmed(
          Columns.padded("  " + result.benchmark, to: 19)
            + [result.cost.p50, result.cost.p90, result.cost.p99]
            .map { right(BenchFigures.time($0), 9) }.joined()
            + right(result.wire.map { BenchFigures.time($0.perOperation) } ?? "", 12)
            + right(throughput ?? entropy ?? "", 19))
      }
      + (results.first?.wire).map {
        [
          "  The shortest message there and back takes \(BenchFigures.time($0.roundTrip))."
        ]
      }.orEmpty
  }

  private static func conclusion(
    _ report: BenchReport, _ ink: Ink, _ columns: Int
  ) -> [String] {
    var lines: [String] = []
    for result in report.results {
      guard let gate = result.gate, gate.verdict != .within else { continue }
      let text = BenchSentence.of(result, gate)
      lines += Columns.wrapped(text, to: columns)
    }
    if report.build == "debug" {
      lines.append("A debug build measures nothing of worth: use 'swift run -c release'.")
    }
    if !report.complete { lines.append("Stopped early: what was measured is whole.") }
    let gated = report.results.compactMap(\.gate)
    if !gated.isEmpty {
      switch report.exitCode {
      case 0: lines.append(ink("within the limits", .good))
      case 1: lines.append(ink("worse than the limits allow", .bad))
      default: lines.append(ink("cannot tell", .doubtful))
      }
    }
    return lines
  }

  private static func role(_ gate: BenchGate?) -> Ink.Role {
    switch gate?.verdict {
    case .within: .good
    case .worse: .bad
    case .undecided, .machineTooNoisy: .doubtful
    case nil: .plain
    }
  }

  private static func right(_ text: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(1, columns - Columns.count(text))) + text
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension [String]? {
  fileprivate var orEmpty: [String] { self ?? [] }
}

extension BenchReport {
  /// The names of all subjects, in the order measured.
  var subjects: [String] {
    (results.map(\.subject) + omitted.map(\.subject)).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}
