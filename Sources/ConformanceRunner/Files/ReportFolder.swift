public import ConformanceModel
package import ConformanceReports
internal import Foundation

/// The folder that a run writes its reports to.
public struct ReportFolder: Sendable {
  /// Why reports could not be written.
  public struct Failure: Error, CustomStringConvertible {
    /// The file or folder.
    public var path: String
    /// What went wrong.
    public var problem: String

    init(path: String, problem: String) {
      self.path = path
      self.problem = problem
    }

    init(unwritable folder: String, _ failure: FileFailure) {
      let what = failure.path == folder ? failure.problem : failure.description
      self.init(path: folder, problem: "reports cannot be written: \(what)")
    }

    /// Where, and what is wrong.
    public var description: String { "\(path): \(problem)" }
  }

  private let folder: String

  /// - Parameter path: The folder; made with its parents where it is missing.
  public init(path: String) { folder = path }

  /// Writes the report in every format.
  ///
  /// Everything is written before anything of the old report is touched, so that whoever looks,
  /// and whenever the run is killed, finds the old report or the new one (`StagedFolder`).
  ///
  /// Samples that failed go into a folder `samples`, a file a requirement, and replay tokens that
  /// are too long for a line into a folder `replay`; those of an earlier run are removed with it.
  /// A file `.auth-conformance-files.json` lists what was written; nothing else is ever removed.
  ///
  /// - Parameters:
  ///   - report: What to write.
  ///   - replays: The long replay tokens, by requirement.
  /// - Throws: ``Failure``; the old report stays.
  public func write(_ report: RunReport, replays: [(id: RequirementID, token: String)] = []) throws
  {
    var content = try ReportFormat.filed.map { format in
      (path: format.fileName, data: Data(try ReportFormat.render(report, as: format).utf8))
    }
    // Only ids of this catalogue become names of files, whatever a report that was read holds.
    for result in report.results where result.sample != nil {
      guard let id = Requirement.named(result.id)?.id, let nonces = report.samples[id] else {
        continue
      }
      content.append((Self.sampleFile(of: id), Self.lines(nonces)))
    }
    content += replays.filter { Requirement.named($0.id) != nil }.map {
      (Self.replayFile(of: $0.id), Data("\($0.token)\n".utf8))
    }
    content += StagedFolder.content(of: folder).filter { Self.gallery[$0.path] != nil }
    do throws(FileFailure) { try StagedFolder.write(content, to: folder) } catch {
      throw Failure(unwritable: folder, error)
    }
  }

  /// Looks, before anything is judged, whether a report can be written here.
  ///
  /// A disk that fills up during the run is met when the report is written.
  ///
  /// - Parameter isGallery: Whether the report will be a gallery's.
  /// - Throws: ``Failure``; nothing is made.
  public func verifyWritable(isGallery: Bool = false) throws {
    let names = isGallery ? Array(Self.gallery.keys) : Self.fileNames
    do throws(FileFailure) {
      try StagedFolder.verifyWritable(names, in: folder)
    } catch { throw Failure(unwritable: folder, error) }
  }

  /// Writes the report of a run that was stopped: a whole report that is here stays.
  ///
  /// The next whole one takes the place of both.
  ///
  /// - Returns: The folder that it was written to.
  /// - Throws: ``Failure``; the old report stays.
  public func writePartial(_ report: RunReport) throws -> String {
    let old = FileManager.default.contents(atPath: "\(folder)/report.json")
      .flatMap { try? JSONReport.decode(String(decoding: $0, as: UTF8.self)) }
    guard old?.complete == true else {
      try write(report)
      return folder
    }
    let kept = StagedFolder.content(of: folder).filter { !$0.path.hasPrefix("\(Self.partial)/") }
    let content = try ReportFormat.filed.map { format in
      (
        path: "\(Self.partial)/\(format.fileName)",
        data: Data(try ReportFormat.render(report, as: format).utf8)
      )
    }
    do throws(FileFailure) { try StagedFolder.write(kept + content, to: folder) } catch {
      throw Failure(unwritable: folder, error)
    }
    return "\(folder)/\(Self.partial)"
  }

  /// The folder in a report's for the report of a run that was stopped.
  static let partial = "partial"

  /// The files that a report is written to.
  static var fileNames: [String] { ReportFormat.filed.map(\.fileName) }

  /// The file that keeps the nonces for which a requirement failed.
  public static func sampleFile(of id: RequirementID) -> String { "samples/\(id)" }

  /// The file that keeps a requirement's long replay token.
  public static func replayFile(of id: RequirementID) -> String { "replay/\(id)" }

  private static func lines(_ nonces: [String]) -> Data {
    // A nonce with a line break in it needs another separator.
    let end = nonces.contains { $0.utf8.contains(10) } ? "\0" : "\n"
    return Data(nonces.map { $0 + end }.joined().utf8)
  }

  /// Writes a gallery's report beside a run's.
  ///
  /// - Throws: ``Failure``; what was there stays.
  package func write(_ report: GalleryReport) throws {
    let kept = StagedFolder.content(of: folder).filter { Self.gallery[$0.path] == nil }
    let content = try Self.gallery.map { name, format in
      (path: name, data: Data(try report.render(as: format).utf8))
    }
    do throws(FileFailure) { try StagedFolder.write(kept + content, to: folder) } catch {
      throw Failure(unwritable: folder, error)
    }
  }

  /// The files that a gallery's report is written to.
  static let gallery: [String: ReportFormat] = [
    "gallery.txt": .text, "gallery.md": .markdown, "gallery.json": .json,
  ]
}
