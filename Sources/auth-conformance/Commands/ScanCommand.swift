internal import ConformanceModel
internal import SourceScan

/// `scan`: reads source files for known defects, without building or running anything.
enum ScanCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let format: ScanFormat = try arguments.choice("--format", "format") ?? .text
    let baseline = try arguments.values["--baseline"].map(Self.baseline)
    var tree = SourceTree()
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    for path in paths { try tree.add(path) }
    var report = ParallelScan.report(of: tree.sources, try SourceScanner())
    report.unreadable = tree.unreadable + report.unreadable
    if let baseline { report.remove(baseline) }
    if tree.sources.isEmpty {
      Terminal.complain(
        "warning: \(paths.joined(separator: ", ")): no file to read, expected sources in a language "
          + "that scan knows. Folders that are hidden, ignored by git or other people's are left out."
      )
    }
    for file in report.unreadable {
      Terminal.complain("warning: \(file.path): \(file.reason): not scanned")
    }
    for comment in report.idleComments {
      Terminal.complain("warning: \(comment.path):\(comment.line): \(comment.problem)")
    }
    Terminal.print(format.render(report, version: Suite.version))
    return report.exitCode
  }

  private static func baseline(_ path: String) throws -> ScanBaseline {
    let data = try InputSource.content(of: path)
    do {
      return try ScanBaseline(data)
    } catch {
      throw UsageError("\(path): \(error.description)")
    }
  }
}
