internal import ConformanceModel
internal import ConformanceReports
internal import Foundation

/// What lies in a report folder, and what of it the suite wrote.
extension StagedFolder {
  /// The folders of a report.
  static let folders = ["samples", "replay", ReportFolder.partial]

  /// What the suite wrote into a folder and nobody has changed, in paths as ``write(_:to:)`` takes
  /// them.
  static func content(of folder: String) -> [(path: String, data: Data)] {
    guard let manifest = ReportManifest(in: folder) else { return [] }
    return entries(of: folder).filter { manifest.holds($0, in: folder) }.compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map { (path, $0) }
    }
  }

  /// Every file and link in a folder, as far down as reports go.
  static func entries(of folder: String) -> [String] {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      guard folders.contains(name), FileStatus("\(folder)/\(name)")?.kind == .folder else {
        return [name]
      }
      let inside = (try? files.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
      return inside.sorted().map { "\(name)/\($0)" }
    }
  }

  func isOurs(_ path: String, in folder: String, _ old: ReportManifest?) -> Bool {
    if path == ReportManifest.fileName { return FileStatus("\(folder)/\(path)")?.kind == .regular }
    guard let old else {
      // Written by a suite that kept no manifest; its report says what it is.
      guard FileStatus("\(folder)/\(path)")?.kind == .regular else { return false }
      return ReportFolder.fileNames.contains(path)
        && Self.holds(RunReport.schema, in: "\(folder)/report.json")
        || ReportFolder.gallery[path] != nil
          && Self.holds(GalleryReport.schema, in: "\(folder)/gallery.json")
    }
    return old.holds(path, in: folder)
  }

  static func holds(_ schema: String, in path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: 256)) ?? Data()
    return String(decoding: head, as: UTF8.self).contains("\"\(schema)\"")
  }

  /// - Returns: What in the folder was written by the suite, and whether all of it was.
  /// - Throws: ``FileFailure`` where what was not is in the way.
  func lookThrough(
    _ old: ReportManifest?
  ) throws(FileFailure) -> (ours: Set<String>, isOurFolder: Bool) {
    let wanted = Set(content.map(\.path) + [ReportManifest.fileName])
    let entries = Self.entries(of: target)
    let ours = Set(entries.filter { isOurs($0, in: target, old) })
    for path in entries where !ours.contains(path) {
      let blocks = wanted.contains { $0 == path || $0.hasPrefix("\(path)/") }
      guard !blocks else {
        throw FileFailure(
          "\(target)/\(path)",
          "is not as this suite wrote it, and stays. Move it away, or name another folder.")
      }
    }
    return (ours, ours.count == entries.count)
  }

  /// Whether a shell, or whoever else started this process, stands in the folder.
  var holdsWorkingFolder: Bool {
    let here = FileManager.default.currentDirectoryPath
    return here == target || here.hasPrefix("\(target)/")
  }
}
