internal import ConformanceModel
internal import PlainText

/// Findings for a terminal, the reason and the remedy of each rule and requirement once.
struct ScanText {
  private let report: ScanReport

  init(_ report: ScanReport) { self.report = report }

  var text: String {
    var explained: Set<String> = []
    var lines: [String] = []
    for finding in report.findings {
      lines.append(
        "\(HostileText.line(finding.path)):\(finding.line): \(finding.certainty.rawValue): "
          + "\(HostileText.line(finding.seen)) [\(finding.rule.rawValue), \(finding.requirement)]")
      guard explained.insert("\(finding.rule) \(finding.requirement)").inserted else { continue }
      lines.append("  why    \(finding.reason)")
      lines.append("  do     \(finding.remedy)")
      lines.append("  prove  \(finding.proof)")
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: String {
    let counts = Certainty.allCases.reversed().map { "\(report.count($0)) \($0.rawValue)" }
    var rest = ["\(Quantity.text(report.files, "file")) read"]
    if report.known > 0 { rest.append("\(Quantity.text(report.known)) in the baseline") }
    if report.ignored > 0 { rest.append("\(Quantity.text(report.ignored)) ignored by comments") }
    if !report.unreadable.isEmpty {
      rest.append("\(Quantity.text(report.unreadable.count)) not readable")
    }
    return "\(counts.joined(separator: ", ")); \(rest.joined(separator: ", "))"
  }
}
