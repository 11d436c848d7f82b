internal import ConformanceModel
internal import ConformanceReports
internal import Foundation

/// `report`: prints a written report in another format, or several side by side.
enum ReportCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    if arguments.operands.count > 1 { return try sideBySide(arguments, as: format) }
    let report = try ReportFile.read(arguments.operands[0])
    let bench = try arguments.values["--bench"].map(bench)
    guard bench == nil || format == .html else {
      throw UsageError("option '--bench': only '--format html' draws what was measured")
    }
    Terminal.print(
      try ReportFormat.render(
        report, as: format, options: ReportOptions(arguments), bench: bench))
    return report.verdict.exitCode
  }

  /// A matrix; the exit code is that of the worst verdict, as ``RunReport/verdict`` has them.
  private static func sideBySide(_ arguments: Arguments, as format: ReportFormat) throws -> Int32 {
    guard format == .html, arguments.values["--bench"] == nil else {
      throw UsageError(
        "found \(arguments.operands.count) reports: only '--format html', without '--bench', "
          + "shows several side by side")
    }
    let reports = try arguments.operands.map { path in try ReportFile.read(path) }
    Terminal.print(HTMLMatrix(reports).text)
    let verdicts = Set(reports.map(\.verdict))
    let order: [RunVerdict] = [.suiteError, .violates, .inconclusive]
    return (order.first(where: verdicts.contains) ?? .conforms).exitCode
  }

  private static func bench(_ path: String) throws(UsageError) -> BenchReport {
    let content = try InputSource.content(of: path)
    do {
      return try BenchJSON.decode(String(decoding: content, as: UTF8.self))
    } catch {
      throw UsageError("\(path)\(error)")
    }
  }
}
