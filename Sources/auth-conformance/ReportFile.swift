internal import ConformanceModel
internal import ConformanceReports
internal import ConformanceRunner
internal import Foundation

/// A written report.json.
enum ReportFile {
  /// - Throws: ``UsageError`` where it cannot be read or is no report.
  static func read(_ path: String) throws(UsageError) -> RunReport {
    let path = found(path)
    return try decoded(try InputSource.content(of: path), from: path)
  }

  /// A folder of reports stands for the report.json in it.
  static func found(_ path: String) -> String {
    let inside = (path as NSString).appendingPathComponent("report.json")
    return FileManager.default.fileExists(atPath: inside) ? inside : path
  }

  /// - Throws: ``UsageError`` where the content is no report.
  static func decoded(_ content: Data, from path: String) throws(UsageError) -> RunReport {
    do {
      return try JSONReport.decode(String(decoding: content, as: UTF8.self))
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  /// Looks, before a run, at a file that is read first and written in the end.
  ///
  /// - Throws: ``UsageError`` where it could only be read.
  static func verifyUpdatable(_ path: String) throws(UsageError) {
    do throws(FileFailure) { try WholeFile.verifyUpdatable(path) } catch {
      throw UsageError("\(error)")
    }
  }

  /// Looks, before a run, at a file that is written in the end.
  ///
  /// - Throws: ``UsageError`` where it cannot be written.
  static func verifyWritable(_ path: String) throws(UsageError) {
    do throws(FileFailure) { try WholeFile.verifyWritable(path) } catch {
      throw UsageError("\(path): cannot be written: \(error.problem)")
    }
  }

  /// Writes a text, whole or not at all.
  ///
  /// - Throws: ``UsageError`` where it cannot be written.
  static func write(_ text: String, to path: String) throws(UsageError) {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file that a person named, whole or not at all.
  ///
  /// - Throws: ``UsageError`` where it cannot be written.
  static func write(_ data: Data, to path: String) throws(UsageError) {
    do throws(FileFailure) { try WholeFile.write(data, to: path) } catch {
      throw UsageError("\(path): cannot be written: \(error.problem)")
    }
  }
}
