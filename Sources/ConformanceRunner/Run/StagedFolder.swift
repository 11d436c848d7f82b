internal import Foundation

/// A report folder's new content, complete before anything of the old one is touched.
///
/// A disk that is full, or a run that is killed meanwhile, leaves the old reports. Where the folder
/// holds nothing but reports, old and new change places in one step. Where somebody else's files lie
/// in it as well, each file is renamed by itself: none is ever torn.
struct StagedFolder {
  private let target: URL
  private let staged: URL
  private let files: FileManager = .default

  /// The folders of a report, which are replaced whole.
  static let folders = ["samples", "replay"]

  /// Writes the new content beside the folder, or in it where its parent is not to be written to.
  ///
  /// - Parameters:
  ///   - folder: Made where it is missing.
  ///   - content: Paths in the folder, and what they hold.
  /// - Throws: What Foundation says, with nothing left behind.
  init(for folder: URL, content: [(path: String, data: Data)]) throws {
    target = folder.standardizedFileURL.resolvingSymlinksInPath()
    let parent = target.deletingLastPathComponent()
    let name = ".\(target.lastPathComponent).staged-"
    Self.removeAbandoned(name, in: parent)
    Self.removeAbandoned(name, in: target)
    let own = "\(name)\(getpid())"
    let beside = parent.appendingPathComponent(own, isDirectory: true)
    do {
      try Self.fill(beside, content)
      staged = beside
    } catch {
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      staged = target.appendingPathComponent(own, isDirectory: true)
      try Self.fill(staged, content)
    }
  }

  private static func fill(_ folder: URL, _ content: [(path: String, data: Data)]) throws {
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for (path, data) in content {
        let file = folder.appendingPathComponent(path)
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    } catch {
      try? files.removeItem(at: folder)
      throw error
    }
  }

  /// Removes what runs that were killed have staged.
  private static func removeAbandoned(_ name: String, in folder: URL) {
    let files = FileManager.default
    for entry in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard entry.hasPrefix(name), let owner = pid_t(entry.dropFirst(name.count)),
        owner == getpid() || kill(owner, 0) == -1 && errno == ESRCH
      else { continue }
      try? files.removeItem(at: folder.appendingPathComponent(entry))
    }
  }

  /// Puts the new content in the old one's place.
  ///
  /// - Throws: What Foundation says, with nothing staged left behind.
  func commit() throws {
    defer { try? files.removeItem(at: staged) }
    if rename(staged.path, target.path) == 0 { return }
    if try holdsReportsOnly(), takesOverRights(), exchangeFolders(staged.path, target.path) {
      return
    }
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    let names = try files.contentsOfDirectory(atPath: staged.path).sorted()
    for name in Self.folders {
      let old = target.appendingPathComponent(name)
      if files.fileExists(atPath: old.path) { try files.removeItem(at: old) }
    }
    for name in names {
      let (from, to) = (staged.appendingPathComponent(name), target.appendingPathComponent(name))
      guard rename(from.path, to.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: to.path])
      }
    }
  }

  /// Gives the new folder the old one's rights; false where it is another user's.
  private func takesOverRights() -> Bool {
    guard let old = try? files.attributesOfItem(atPath: target.path),
      let rights = old[.posixPermissions], let owner = old[.ownerAccountID] as? NSNumber,
      owner.uint32Value == geteuid()
    else { return false }
    return (try? files.setAttributes([.posixPermissions: rights], ofItemAtPath: staged.path)) != nil
  }

  /// Whether nobody else's files lie in the folder.
  ///
  /// - Throws: Where a folder bears a report's name: it is not ours to remove.
  private func holdsReportsOnly() throws -> Bool {
    var isOurs = true
    for name in (try? files.contentsOfDirectory(atPath: target.path)) ?? [] {
      guard ReportFolder.fileNames.contains(name) else {
        isOurs = isOurs && Self.folders.contains(name)
        continue
      }
      let path = target.appendingPathComponent(name).path
      var isFolder: ObjCBool = false
      if files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: path])
      }
    }
    return isOurs
  }
}
