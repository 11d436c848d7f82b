internal import Foundation

/// A report folder's new content, complete before anything of the old one is touched.
///
/// A disk that is full, or a run that is killed meanwhile, leaves the old reports. Where the folder
/// holds nothing but reports, old and new change places in one step. Where somebody else's files lie
/// in it as well, each file is renamed by itself: none is ever torn. What the suite did not write,
/// as the folder's ``ReportManifest`` tells, is neither removed nor replaced.
struct StagedFolder {
  let target: String
  let parent: String
  let content: [(path: String, data: Data)]
  let manifest: ReportManifest
  /// Whether another run's staged folder would not be there now.
  private let isAlone: Bool

  /// Folders staged by processes that were killed and whose leftovers cannot be removed.
  private static let mostStaged = 100

  /// Puts new content in the old one's place.
  ///
  /// - Parameters:
  ///   - content: Paths in the folder, and what they hold. Those in `samples` are for the user alone.
  ///   - folder: Made with its parents where it is missing.
  /// - Throws: ``FileFailure``, with nothing staged left behind.
  static func write(
    _ content: [(path: String, data: Data)], to folder: String
  ) throws(FileFailure) {
    let (parent, target) = try place(of: folder)
    var lock = try FolderLock.taken(parent)
    if lock == nil { lock = try FolderLock.taken(target) }
    defer { lock?.release() }
    let staged = StagedFolder(
      target: target, parent: parent, content: content, manifest: ReportManifest(content),
      isAlone: lock != nil)
    try FileTurn.taken { () throws(FileFailure) in try staged.commit() }
  }

  /// Looks, before anything is judged, whether content could be put in the old one's place.
  ///
  /// - Throws: ``FileFailure``; nothing is made, the folder's parents neither.
  static func verifyWritable(_ paths: [String], in folder: String) throws(FileFailure) {
    let target = try standing(folder)
    let content = paths.map { (path: $0, data: Data()) }
    guard let target else {
      // What is made first is made in the nearest folder that is there. That is no file: of what
      // would lie in a file, the look above says ENOTDIR, and not that it is missing.
      var above = folder.hasPrefix("/") ? folder : "./\(folder)"
      repeat {
        above = (above as NSString).deletingLastPathComponent
      } while FileStatus(
        above.isEmpty ? "." : above, followsLinks: true) == nil
      guard access(above, W_OK | X_OK) == 0 else { throw FileFailure(errno: errno, above) }
      return
    }
    let staged = StagedFolder(
      target: target, parent: parent(of: target), content: content,
      manifest: ReportManifest(content), isAlone: false)
    _ = try staged.lookThrough(ReportManifest(in: target))
    guard access(staged.parent, W_OK | X_OK) == 0 || access(target, W_OK | X_OK) == 0 else {
      throw FileFailure(errno: errno, folder)
    }
  }

  /// The folder without links; `nil` where it is not there.
  private static func standing(_ folder: String) throws(FileFailure) -> String? {
    if let status = FileStatus(folder, followsLinks: true) {
      guard status.kind == .folder else {
        let found = status.kind == .pipe ? "a pipe" : "a file"
        throw FileFailure(folder, "found \(found), expected a folder for reports. Name another.")
      }
      guard let target = FileStatus.resolved(folder) else {
        throw FileFailure(errno: errno, folder)
      }
      return target
    }
    let code = errno
    guard code == ENOENT, FileStatus(folder) == nil else {
      throw code == ENOENT
        ? FileFailure(folder, "is a link to nothing, expected a folder for reports")
        : FileFailure(errno: code, folder)
    }
    return nil
  }

  /// The folder without links, which need not be there, and its parent, which is made.
  static func place(
    of folder: String
  ) throws(FileFailure) -> (parent: String, target: String) {
    if let target = try standing(folder) { return (parent(of: target), target) }
    let words = folder.split(separator: "/").map(String.init)
    let above = (folder.hasPrefix("/") ? "/" : "./") + words.dropLast().joined(separator: "/")
    do {
      try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
    } catch {
      throw FileFailure(folder, (error as NSError).localizedDescription)
    }
    guard let parent = FileStatus.resolved(above), let name = words.last else {
      throw FileFailure(errno: errno, folder)
    }
    return (parent, parent == "/" ? "/\(name)" : "\(parent)/\(name)")
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private func commit() throws(FileFailure) {
    if isAlone { removeAbandoned() }
    let old = ReportManifest(in: target)
    let (ours, isOurFolder) = try lookThrough(old)
    let folder = FileStatus(target)
    let staged = try stage(like: folder)
    guard let folder else {
      if rename(staged, target) == 0 { return }
      let failure = FileFailure(errno: errno, target)
      clear(staged) { _ in true }
      throw failure
    }
    if isOurFolder, !holdsWorkingFolder, Self.give(staged, rightsOf: folder),
      exchange(staged, with: target)
    {
      // Now the old content bears the staged name. What came into it meanwhile goes back.
      clear(staged) { path in isOurs(path, in: staged, old) }
      bringBack(from: staged)
      return
    }
    defer { clear(staged) { _ in true } }
    try replaceOneByOne(from: staged, old, ours)
  }

  /// Writes the content beside the folder, or in it where its parent is not to be written to.
  private func stage(like folder: FileStatus?) throws(FileFailure) -> String {
    guard let staged = makeStaged(in: parent) ?? makeStaged(in: target) else {
      throw FileFailure(errno: errno, target)
    }
    do throws(FileFailure) {
      // First, so that what a killed run leaves says what of it is to be removed.
      try make(ReportManifest.fileName, manifestData(manifest), in: staged, folder)
      for (path, data) in content { try make(path, data, in: staged, folder) }
    } catch {
      clear(staged) { _ in true }
      throw error
    }
    return staged
  }

  var stagedPrefix: String { ".\((target as NSString).lastPathComponent).staged-" }

  private func makeStaged(in folder: String) -> String? {
    for number in 0..<Self.mostStaged {
      let path = "\(folder)/\(stagedPrefix)\(getpid())-\(number)"
      // Whatever lies there already, a link above all, is not used.
      if mkdir(path, 0o777) == 0 { return path }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  func make(
    _ path: String, _ data: Data, in staged: String, _ folder: FileStatus?
  ) throws(FileFailure) {
    if let slash = path.firstIndex(of: "/") { mkdir("\(staged)/\(path[..<slash])", 0o700) }
    let isSecret = path.hasPrefix("samples/")
    let old = isSecret ? nil : FileStatus("\(target)/\(path)")
    let file = "\(staged)/\(path)"
    try FileWriting.make(data, at: file, mode: isSecret ? 0o600 : 0o666, like: old)
    if old == nil, let folder, folder.mode & S_ISGID != 0 { _ = chown(file, .max, folder.group) }
  }

  func manifestData(_ manifest: ReportManifest) throws(FileFailure) -> Data {
    do { return try manifest.data } catch { throw FileFailure(target, "\(error)") }
  }

  /// Gives the new folder the old one's rights and group; false where that is not possible.
  private static func give(_ staged: String, rightsOf old: FileStatus) -> Bool {
    guard old.owner == geteuid(), chown(staged, .max, old.group) == 0,
      chmod(staged, old.mode) == 0, let new = FileStatus(staged)
    else { return false }
    return new.mode == old.mode && new.group == old.group
  }
}
