internal import Foundation
internal import SourceScan

/// Finds the source files under what a person named.
struct SourceTree {
  /// A file to read.
  struct Source {
    let path: String
    let language: SourceLanguage
  }

  private(set) var sources: [Source] = []
  private(set) var unreadable: [ScanReport.Unreadable] = []
  /// How many folders below one that is named are gone into, at most.
  private let deepest: Int
  /// From how many sources on no further folder is gone into.
  private let most: Int
  /// Folders that are being walked, by device and number: a loop of links ends there.
  private var visited: Set<[UInt64]> = []

  /// What one folder adds to the rules of those above it.
  private struct Rules {
    let file: IgnoreFile
    /// The length of the folder's path, in parts.
    let depth: Int
  }

  init(deepest: Int = .max, most: Int = .max) {
    (self.deepest, self.most) = (deepest, most)
  }

  /// - Throws: ``UsageError`` where a path that was named is not there.
  mutating func add(_ path: String) throws(UsageError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw UsageError("\(path): \(errno == ENOENT ? "no such file or folder" : Self.reason())")
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      let (parts, rules) = Self.above(path)
      walk(path, parts: parts, rules: rules, depth: 0)
    } else if let language = SourceLanguage(path: path) {
      sources.append(Source(path: path, language: language))
    } else {
      throw UsageError("\(path): the end of its name is none of a language that scan reads")
    }
  }

  /// The folders from the repository's own down to a path, and the rules of those above it, as git
  /// reads them; nothing where the path is in no repository.
  private static func above(_ path: String) -> (parts: [String], rules: [Rules]) {
    guard let real = realpath(path, nil) else { return ([], []) }
    defer { free(real) }
    var parts: [String] = []
    var folder = String(cString: real)
    var files: [(IgnoreFile, below: Int)] = []
    var status = stat()
    while lstat(folder + "/.git", &status) != 0 {
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return ([], []) }
      parts.insert(String(folder[folder.index(after: slash)...]), at: 0)
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      if let file = ignoreFile(in: folder) { files.append((file, parts.count)) }
    }
    let rules = files.reversed().map { Rules(file: $0, depth: parts.count - $1) }
    return (parts, rules)
  }

  private static func ignoreFile(in folder: String) -> IgnoreFile? {
    guard let data = FileManager.default.contents(atPath: folder + "/.gitignore"),
      data.count < 1 << 20
    else { return nil }
    return IgnoreFile(String(decoding: data, as: UTF8.self))
  }

  private static func reason() -> String { String(cString: strerror(errno)) }

  private mutating func walk(_ path: String, parts: [String], rules: [Rules], depth: Int) {
    var status = stat()
    guard depth <= deepest, sources.count < most, stat(path, &status) == 0,
      visited.insert([UInt64(status.st_dev), UInt64(status.st_ino)]).inserted
    else { return }
    guard let folder = opendir(path) else {
      unreadable.append(.init(path: path, reason: Self.reason()))
      return
    }
    var entries: [(name: String, kind: Int32)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { entries.append((name, Int32(entry.pointee.d_type))) }
    }
    closedir(folder)
    var rules = rules
    if entries.contains(where: { $0.name == ".gitignore" }),
      let file = Self.ignoreFile(in: path)
    {
      rules.append(Rules(file: file, depth: parts.count))
    }
    for (name, kind) in entries.sorted(by: { $0.name < $1.name }) {
      let child = path.hasSuffix("/") ? path + name : path == "." ? name : "\(path)/\(name)"
      let kind = kind == Int32(DT_UNKNOWN) ? Self.kind(of: child) : kind
      let isFolder = kind == Int32(DT_DIR)
      // What a link points to is found where it lies.
      guard isFolder || kind == Int32(DT_REG) else { continue }
      if isFolder {
        if SkippedNames.skipsFolder(name) || isIgnored(parts + [name], true, rules) { continue }
        walk(child, parts: parts + [name], rules: rules, depth: depth + 1)
      } else if let language = SourceLanguage(path: name), !SkippedNames.skipsFile(name),
        !isIgnored(parts + [name], false, rules)
      {
        sources.append(Source(path: child, language: language))
      }
    }
  }

  /// What lies at a path, asked of the file itself: some file systems do not tell it of a name.
  private static func kind(of path: String) -> Int32 {
    var status = stat()
    guard lstat(path, &status) == 0 else { return Int32(DT_UNKNOWN) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return Int32(DT_DIR)
    case S_IFREG: return Int32(DT_REG)
    default: return Int32(DT_UNKNOWN)
    }
  }

  private func isIgnored(_ parts: [String], _ isFolder: Bool, _ rules: [Rules]) -> Bool {
    for rule in rules.reversed() {
      if let ignores = rule.file.ignores(Array(parts[rule.depth...]), isFolder: isFolder) {
        return ignores
      }
    }
    return false
  }
}
