internal import ConformanceModel
internal import Foundation

/// Findings as GitHub's workflow commands, which show them beside their lines.
struct ScanAnnotations {
  private let report: ScanReport

  init(_ report: ScanReport) { self.report = report }

  /// The surest first, since GitHub keeps ten of each kind of a step.
  var text: String {
    let sorted = Certainty.allCases.reversed().flatMap { certainty in
      report.findings.filter { $0.certainty == certainty }
    }
    return sorted.map { line(of: $0) + "\n" }.joined()
  }

  private func line(of finding: ScanFinding) -> String {
    let kind =
      switch finding.certainty {
      case .certain: "error"
      case .likely: "warning"
      case .lookHere: "notice"
      }
    let message = [
      "\(finding.certainty.rawValue): \(HostileText.line(finding.seen))", finding.reason,
      "do: \(finding.remedy)", "prove: \(finding.proof)",
    ].joined(separator: "\n")
    let title = "\(finding.rule.rawValue) (\(finding.requirement))"
    return "::\(kind) file=\(property(finding.path)),line=\(finding.line),"
      + "title=\(property(title))::\(escaped(message))"
  }

  private func property(_ text: String) -> String {
    escaped(HostileText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
