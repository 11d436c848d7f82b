internal import AuthConformance
internal import ConformanceChecks
internal import ConformanceModel
internal import ConformanceReports
internal import ConformanceRunner
internal import Foundation

/// `merge`: puts the reports of a run's parts together, or pools evidence of several runs.
enum MergeCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    let (file, folder) = (arguments.values["-o"], try arguments.reports())
    guard file != nil || folder != nil else {
      throw UsageError("'merge' needs a file to write: -o FILE")
    }
    if try arguments.operands.contains(where: { try EvidenceFile.isEvidence($0) }) {
      guard let file, folder == nil else {
        throw UsageError("evidence is merged into a file, -o FILE, and has no report")
      }
      let evidence = try EvidenceFile.pooled(arguments.operands)
      try EvidenceFile.write(evidence, to: file)
      Terminal.line(evidence.sentence)
      return evidence.hasDecided ? 1 : 0
    }
    let parts = try arguments.operands.map { path in
      ReportMerge.Part(name: path, report: try ReportFile.read(path))
    }
    let report: RunReport
    do { report = try ReportMerge(parts).report() } catch {
      throw UsageError(HostileText.line(error.description))
    }
    Terminal.print(try ReportFormat.render(report, as: format, options: ReportOptions(arguments)))
    if let file { try ReportFile.write(try ReportFormat.render(report, as: .json), to: file) }
    if let folder { try ReportFolder(path: folder).write(report) }
    return report.verdict.exitCode
  }
}
