internal import ConformanceModel
internal import ConformanceReports
internal import Foundation

/// `report`: prints a written report in another format.
enum ReportCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let path = arguments.operands[0]
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    let report = try ReportFile.read(path)
    Terminal.print(try ReportFormat.render(report, as: format, options: ReportOptions(arguments)))
    return report.verdict.exitCode
  }
}
