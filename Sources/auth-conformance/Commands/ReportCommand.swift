internal import ConformanceModel
internal import ConformanceReports
internal import Foundation

/// `report`: prints a written report in another format.
enum ReportCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let path = arguments.operands[0]
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    guard let content = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): no such file, or it cannot be read")
    }
    let report = try read(content, path)
    Terminal.print(try ReportFormat.render(report, as: format, options: ReportOptions(arguments)))
    return report.verdict.exitCode
  }

  private static func read(_ content: Data, _ path: String) throws -> RunReport {
    do {
      return try JSONReport.decode(String(decoding: content, as: UTF8.self))
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }
}
