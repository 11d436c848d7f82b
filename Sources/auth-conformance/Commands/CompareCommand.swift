internal import ConformanceModel
internal import ConformanceReports

/// `compare`: what became better and worse between two reports.
enum CompareCommand {
  /// What can be written to standard output.
  enum Format: String, CaseIterable { case text, markdown, json }

  static func perform(_ arguments: Arguments) throws -> Int32 {
    let format: Format = try arguments.choice("--format", "format") ?? .text
    let old = try ReportFile.read(arguments.operands[0])
    let new = try ReportFile.read(arguments.operands[1])
    let comparison = ReportComparison(old: old, new: new)
    switch format {
    case .text: Terminal.print(comparison.text(color: Terminal.wantsColor))
    case .markdown: Terminal.print(comparison.markdown)
    case .json: Terminal.print(try comparison.json())
    }
    return comparison.isRegression ? 1 : 0
  }
}
