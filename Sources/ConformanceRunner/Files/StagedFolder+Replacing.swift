internal import Foundation

/// How new content takes the old one's place, and what was staged goes.
extension StagedFolder {
  func replaceOneByOne(
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
  func clear(
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
  func bringBack(from staged: String) {
    for path in Self.entries(of: staged) {
      if let slash = path.firstIndex(of: "/") { mkdir("\(target)/\(path[..<slash])", 0o700) }
      keep("\(staged)/\(path)", as: "\(target)/\(path)")
    }
    for name in Self.folders { rmdir("\(staged)/\(name)") }
    rmdir(staged)
  }

  /// Removes what runs that were killed have staged: nobody else stages while the lock is held.
  func removeAbandoned() {
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
