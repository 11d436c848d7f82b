internal import ConformanceModel
internal import ConformanceReports
internal import Foundation

/// `report`: prints a written report, or what `bench` measured, in another format, or several.
enum ReportCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    var reports: [RunReport] = []
    var measured: [BenchReport] = []
    for path in arguments.operands.map(ReportFile.found) {
      // Read once: it may be a pipe.
      let content = try InputSource.content(of: path)
      if (try? JSONDecoder().decode(SchemaName.self, from: content))?.name == BenchReport.schema {
        measured.append(try bench(content, from: path))
      } else {
        reports.append(try ReportFile.decoded(content, from: path))
      }
      guard reports.isEmpty || measured.isEmpty else {
        throw UsageError(
          "\(path): is not of the same kind as the file before it. Show reports of 'run' and of "
            + "'bench' apart, or draw one file of 'bench' into a report with '--bench'")
      }
    }
    guard measured.isEmpty else { return try speed(measured, as: format) }
    guard reports.count == 1 else { return try sideBySide(reports, arguments, as: format) }
    var drawn: BenchReport?
    if let path = arguments.values["--bench"] {
      drawn = try bench(try InputSource.content(of: path), from: path)
    }
    guard drawn == nil || format == .html else {
      throw UsageError("option '--bench': only '--format html' draws what was measured")
    }
    Terminal.print(
      try ReportFormat.render(
        reports[0], as: format, options: ReportOptions(arguments), bench: drawn))
    return reports[0].verdict.exitCode
  }

  /// A matrix; the exit code is that of the worst verdict, as ``RunReport/verdict`` has them.
  private static func sideBySide(
    _ reports: [RunReport], _ arguments: Arguments, as format: ReportFormat
  ) throws -> Int32 {
    guard format == .html, arguments.values["--bench"] == nil else {
      throw UsageError(
        "found \(reports.count) reports: only '--format html', without '--bench', "
          + "shows several side by side")
    }
    Terminal.print(HTMLMatrix(reports).text)
    let verdicts = Set(reports.map(\.verdict))
    let order: [RunVerdict] = [.suiteError, .violates, .inconclusive]
    return (order.first(where: verdicts.contains) ?? .conforms).exitCode
  }

  /// - Returns: The exit code of the newest.
  private static func speed(_ reports: [BenchReport], as format: ReportFormat) throws -> Int32 {
    let newest = reports.max { $0.startedAt < $1.startedAt } ?? reports[0]
    switch format {
    case .html: Terminal.print(HTMLBench(reports).text)
    case .text where reports.count == 1:
      Terminal.print(
        BenchText.render(newest, color: Terminal.wantsColor, columns: Terminal.columns))
    case .markdown where reports.count == 1: Terminal.print(BenchMarkdown.render(newest))
    case .json where reports.count == 1: Terminal.print(try BenchJSON.encode(newest))
    default:
      throw UsageError(
        "option '--format': what 'bench' measured is shown as text, markdown, json or html, and "
          + "several runs as html")
    }
    return newest.exitCode
  }

  private static func bench(
    _ content: Data, from path: String
  ) throws(UsageError) -> BenchReport {
    do {
      return try BenchJSON.decode(String(decoding: content, as: UTF8.self))
    } catch {
      throw UsageError("\(path)\(error)")
    }
  }
}

/// As much of a file as tells what it is.
private struct SchemaName: Decodable {
  let name: String

  private enum CodingKeys: String, CodingKey { case name = "$schema" }
}
