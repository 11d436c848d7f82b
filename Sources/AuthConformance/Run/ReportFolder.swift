public import ConformanceModel
internal import ConformanceReports
public import Foundation

/// The folder that a run writes its reports to.
public struct ReportFolder: Sendable {
  /// Why reports could not be written.
  public struct Failure: Error, CustomStringConvertible {
    /// The file or folder.
    public var path: String
    /// What went wrong.
    public var problem: String

    public var description: String { "\(path): \(problem)" }
  }

  private let folder: URL

  /// - Parameter path: The folder; made with its parents where it is missing.
  public init(path: String) { folder = URL(fileURLWithPath: path, isDirectory: true) }

  /// Writes the report in every format.
  ///
  /// Each file is written under a temporary name and renamed, so that whoever looks finds the old
  /// report or the new one and never half of one.
  ///
  /// - Throws: ``Failure``; files written before it stay.
  public func write(_ report: RunReport) throws {
    try write(
      ReportFormat.allCases.map { format in
        (format.fileName, Data(try ReportFormat.render(report, as: format).utf8))
      })
  }

  /// Writes files by name, each whole or not at all.
  ///
  /// - Throws: ``Failure``.
  public func write(_ files: [(name: String, content: Data)]) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files {
        try file.content.write(to: folder.appendingPathComponent(file.name), options: .atomic)
      }
    } catch {
      let problem = (error as NSError).localizedDescription
      throw Failure(path: folder.path, problem: "reports cannot be written: \(problem)")
    }
  }
}
