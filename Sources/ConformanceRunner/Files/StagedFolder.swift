internal import ConformanceModel
internal import ConformanceReports
internal import Foundation

/// A report folder's new content, complete before anything of the old one is touched.
///
/// A disk that is full, or a run that is killed meanwhile, leaves the old reports. Where the folder
/// holds nothing but reports, old and new change places in one step. Where somebody else's files lie
/// in it as well, each file is renamed by itself: none is ever torn. What the suite did not write,
/// as the folder's ``ReportManifest`` tells, is neither removed nor replaced.
struct StagedFolder {
  private let target: String
  private let parent: String
  private let content: [(path: String, data: Data)]
  private let manifest: ReportManifest
  /// Whether another run's staged folder would not be there now.
  private let isAlone: Bool

  /// The folders of a report.
  private static let folders = ["samples", "replay", ReportFolder.partial]
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
      // What is made first is made in the nearest folder that is there.
      var above = folder.hasPrefix("/") ? folder : "./\(folder)"
      repeat {
        above = (above as NSString).deletingLastPathComponent
      } while FileStatus(
        above.isEmpty ? "." : above, followsLinks: true) == nil
      guard FileStatus(above, followsLinks: true)?.kind == .folder else {
        throw FileFailure(folder, "'\(above)' is not a folder. Name another.")
      }
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

  /// What the suite wrote into a folder and nobody has changed, in paths as ``write(_:to:)`` takes
  /// them.
  static func content(of folder: String) -> [(path: String, data: Data)] {
    guard let manifest = ReportManifest(in: folder) else { return [] }
    return entries(of: folder).filter { manifest.holds($0, in: folder) }.compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map { (path, $0) }
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
  private static func place(
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

  private static func parent(of path: String) -> String {
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

  // MARK: What is there

  /// Every file and link in a folder, as far down as reports go.
  private static func entries(of folder: String) -> [String] {
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

  private func isOurs(_ path: String, in folder: String, _ old: ReportManifest?) -> Bool {
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

  private static func holds(_ schema: String, in path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: 256)) ?? Data()
    return String(decoding: head, as: UTF8.self).contains("\"\(schema)\"")
  }

  /// - Returns: What in the folder was written by the suite, and whether all of it was.
  /// - Throws: ``FileFailure`` where what was not is in the way.
  private func lookThrough(
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
  private var holdsWorkingFolder: Bool {
    let here = FileManager.default.currentDirectoryPath
    return here == target || here.hasPrefix("\(target)/")
  }

  // MARK: Making the new content

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

  private var stagedPrefix: String { ".\((target as NSString).lastPathComponent).staged-" }

  private func makeStaged(in folder: String) -> String? {
    for number in 0..<Self.mostStaged {
      let path = "\(folder)/\(stagedPrefix)\(getpid())-\(number)"
      // Whatever lies there already, a link above all, is not used.
      if mkdir(path, 0o777) == 0 { return path }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  private func make(
    _ path: String, _ data: Data, in staged: String, _ folder: FileStatus?
  ) throws(FileFailure) {
    if let slash = path.firstIndex(of: "/") { mkdir("\(staged)/\(path[..<slash])", 0o700) }
    let isSecret = path.hasPrefix("samples/")
    let old = isSecret ? nil : FileStatus("\(target)/\(path)")
    let file = "\(staged)/\(path)"
    try FileWriting.make(data, at: file, mode: isSecret ? 0o600 : 0o666, like: old)
    if old == nil, let folder, folder.mode & S_ISGID != 0 { _ = chown(file, .max, folder.group) }
  }

  private func manifestData(_ manifest: ReportManifest) throws(FileFailure) -> Data {
    do { return try manifest.data } catch { throw FileFailure(target, "\(error)") }
  }

  /// Gives the new folder the old one's rights and group; false where that is not possible.
  private static func give(_ staged: String, rightsOf old: FileStatus) -> Bool {
    guard old.owner == geteuid(), chown(staged, .max, old.group) == 0,
      chmod(staged, old.mode) == 0, let new = FileStatus(staged)
    else { return false }
    return new.mode == old.mode && new.group == old.group
  }

  // MARK: Putting it in place

  private func replaceOneByOne(
    from staged: String, _ old: ReportManifest?, _ ours: Set<String>
  ) throws(FileFailure) {
    // Whatever moment this is killed at, the folder's manifest lists all that the suite wrote.
    let both = "\(staged)/\(ReportManifest.fileName)-both"
    let status = FileStatus("\(target)/\(ReportManifest.fileName)")
    try FileWriting.make(
      manifestData(manifest.merging(old)), at: both, mode: 0o666, like: status)
    try move(both, to: ReportManifest.fileName) { true }
    // Reports last: where a sample cannot be put in place, the old reports stay.
    let paths = content.map(\.path)
    for path in paths.filter({ $0.contains("/") }) + paths.filter({ !$0.contains("/") }) {
      if let slash = path.firstIndex(of: "/") { mkdir("\(target)/\(path[..<slash])", 0o700) }
      try move("\(staged)/\(path)", to: path) {
        ours.contains(path) && isOurs(path, in: staged, old)
      }
    }
    let new = Set(content.map(\.path) + [ReportManifest.fileName])
    clear(target, andItself: false) { path in
      !new.contains(path) && isOurs(path, in: target, old)
    }
    try move("\(staged)/\(ReportManifest.fileName)", to: ReportManifest.fileName) { true }
  }

  /// Gives a staged file its name in the folder. What had the name then has the staged file's: it is
  /// kept under another one unless it is ours, for it has come there since the look.
  private func move(
    _ file: String, to path: String, where isOurs: () -> Bool
  ) throws(FileFailure) {
    let place = "\(target)/\(path)"
    var code = renameToNew(file, place)
    if code == EEXIST, exchange(file, with: place) { return isOurs() ? () : keep(file, as: place) }
    // It has gone meanwhile, or the file system knows neither of the two.
    if code != 0 { code = rename(file, place) == 0 ? 0 : errno }
    guard code == 0 else { throw FileFailure(errno: code, place) }
  }

  /// Gives a file the first free name after a taken one.
  private func keep(_ file: String, as place: String) {
    var place = place
    while FileStatus(place) != nil { place += ".kept" }
    rename(file, place)
  }

  /// Removes files that are ours, and folders that are empty then.
  private func clear(
    _ folder: String, andItself: Bool = true, where isOurs: (String) -> Bool
  ) {
    // All are looked at before any goes: the report says of the others whose they are.
    let ours = Self.entries(of: folder).filter(isOurs)
    for path in ours { unlink("\(folder)/\(path)") }
    for name in Self.folders where andItself || ours.contains(where: { $0.hasPrefix("\(name)/") }) {
      rmdir("\(folder)/\(name)")
    }
    if andItself { rmdir(folder) }
  }

  /// Gives back what came into the old folder between the look at it and the exchange.
  private func bringBack(from staged: String) {
    for path in Self.entries(of: staged) {
      if let slash = path.firstIndex(of: "/") { mkdir("\(target)/\(path[..<slash])", 0o700) }
      keep("\(staged)/\(path)", as: "\(target)/\(path)")
    }
    for name in Self.folders { rmdir("\(staged)/\(name)") }
    rmdir(staged)
  }

  /// Removes what runs that were killed have staged: nobody else stages while the lock is held.
  private func removeAbandoned() {
    for folder in [parent, target] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where name.hasPrefix(stagedPrefix) {
        let path = "\(folder)/\(name)"
        guard let status = FileStatus(path), status.kind == .folder, status.owner == geteuid()
        else { continue }
        let manifest = ReportManifest(in: path)
        clear(path) { entry in
          entry.hasPrefix(ReportManifest.fileName) || manifest?.names(entry) == true
        }
      }
    }
  }
}
