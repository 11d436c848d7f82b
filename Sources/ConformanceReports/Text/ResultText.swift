package import ConformanceModel

/// One result as the text report explains it.
package enum ResultText {
  /// Id, grade, claim, observation, cause, remedy: lines of at most 80 columns.
  package static func explanation(of result: RequirementResult, in report: RunReport) -> String {
    TextReport(report, options: ReportOptions()).explanation(result).joined(separator: "\n")
  }
}
