internal import ConformanceModel
internal import ConformanceReports
internal import Foundation

/// A written report.json.
enum ReportFile {
  /// - Throws: ``UsageError`` where it cannot be read or is no report.
  static func read(_ path: String) throws(UsageError) -> RunReport {
    guard let content = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): no such file, or it cannot be read")
    }
    do {
      return try JSONReport.decode(String(decoding: content, as: UTF8.self))
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  /// Writes a text, whole or not at all.
  ///
  /// - Throws: ``UsageError`` where it cannot be written.
  static func write(_ text: String, to path: String) throws(UsageError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UsageError("\(path): cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
