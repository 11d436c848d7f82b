internal import AuthConformance
internal import ConformanceRunner
internal import Foundation

/// The file of `--expect`: read before the run, applied after it, updated where that was asked for.
struct RunExpectations: Sendable {
  private let path: String
  private let file: ExpectationFile
  private let isUpdated: Bool
  private let day: CalendarDay

  /// - Parameters:
  ///   - arguments: Of the run; without `--expect` there are no expectations.
  ///   - day: Today.
  /// - Throws: ``UsageError`` where the file cannot be used.
  init?(_ arguments: Arguments, on day: CalendarDay) throws(UsageError) {
    isUpdated = arguments.flags.contains("--update-expectations")
    guard let path = arguments.values["--expect"] else {
      guard !isUpdated else {
        throw UsageError("option '--update-expectations' needs the file to write: --expect FILE")
      }
      return nil
    }
    self.path = path
    self.day = day
    if isUpdated { try ReportFile.verifyUpdatable(path) }
    guard let content = try InputSource.contents(of: path) else {
      // An update makes the file where there is none; a run without its list would judge wrongly.
      guard isUpdated else {
        throw UsageError(
          "\(path): no such file, or it cannot be read. Make one with --update-expectations.")
      }
      file = ExpectationFile()
      return
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw UsageError("\(path): not UTF-8, expected an expectation file")
    }
    do { file = try ExpectationFile(text: text) } catch { throw UsageError("\(path): \(error)") }
  }

  /// Grades a report by the expectations.
  func apply(to report: inout RunReport) { report.apply(file.expectations, on: day) }

  /// A result of a run that goes on, graded by the expectations.
  func graded(_ result: RequirementResult, in report: RunReport) -> RequirementResult {
    var report = report
    apply(to: &report)
    return report.results.first { $0.id == result.id } ?? result
  }

  /// Grades the report of a whole run, by the updated file where an update was asked for.
  ///
  /// - Returns: The file to be written once the reports are; `nil` without an update.
  func conclude(_ report: inout RunReport) -> Update? {
    var file = file
    let changes = isUpdated ? file.update(from: report, on: day) : nil
    report.apply(file.expectations, on: day)
    return changes.map { Update(path: path, text: file.text, changes: $0) }
  }

  /// An updated file that is not written yet.
  struct Update {
    fileprivate let path: String
    fileprivate let text: String
    fileprivate let changes: ExpectationFile.Changes

    /// Writes the file, whole or not at all, and says what was changed.
    ///
    /// - Throws: ``UsageError`` where it cannot be written.
    func write() throws(UsageError) {
      try ReportFile.write(text, to: path)
      Terminal.complain("\(path): \(changes)")
    }
  }
}
