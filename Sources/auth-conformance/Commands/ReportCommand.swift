internal import ConformanceModel
internal import ConformanceReports
internal import Foundation

/// `report`: prints a written report in another format.
enum ReportCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let path = arguments.operands[0]
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    let report = try ReportFile.read(path)
    let bench = try arguments.values["--bench"].map(bench)
    guard bench == nil || format == .html else {
      throw UsageError("option '--bench': only '--format html' draws what was measured")
    }
    Terminal.print(
      try ReportFormat.render(
        report, as: format, options: ReportOptions(arguments), bench: bench))
    return report.verdict.exitCode
  }

  private static func bench(_ path: String) throws(UsageError) -> BenchReport {
    guard let content = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): no such file, or it cannot be read")
    }
    do {
      return try BenchJSON.decode(String(decoding: content, as: UTF8.self))
    } catch {
      throw UsageError("\(path)\(error)")
    }
  }
}
