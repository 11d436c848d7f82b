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
  /// Samples that failed go into a folder `samples`, a file a requirement; those of an earlier
  /// run are removed with it.
  ///
  /// - Throws: ``Failure``; files written before it stay.
  public func write(_ report: RunReport) throws {
    try writeSamples(report)
    try write(
      ReportFormat.filed.map { format in
        (format.fileName, Data(try ReportFormat.render(report, as: format).utf8))
      })
  }

  /// The file that keeps the nonces for which a requirement failed.
  public static func sampleFile(of id: String) -> String { "samples/\(id)" }

  private func writeSamples(_ report: RunReport) throws {
    let samples = folder.appendingPathComponent("samples", isDirectory: true)
    if FileManager.default.fileExists(atPath: samples.path) {
      do { try FileManager.default.removeItem(at: samples) } catch {
        throw Failure(
          path: samples.path,
          problem: "the samples of an earlier run cannot be removed: "
            + (error as NSError).localizedDescription)
      }
    }
    let failed = report.results.filter { $0.sample != nil }
    guard !failed.isEmpty else { return }
    try ReportFolder(path: samples.path).write(
      failed.map { result in
        let nonces = report.samples[result.id] ?? []
        // A nonce with a line break in it needs another separator.
        let end = nonces.contains { $0.utf8.contains(10) } ? "\0" : "\n"
        return (result.id, Data(nonces.map { $0 + end }.joined().utf8))
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
