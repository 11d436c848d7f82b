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
  /// Folders that are being walked, by device and number: a loop of links ends there.
  private var visited: Set<[UInt64]> = []

  /// What one folder adds to the rules of those above it.
  private struct Rules {
    let file: IgnoreFile
    /// The length of the folder's path, in parts.
    let depth: Int
  }

  /// - Throws: ``UsageError`` where a path that was named is not there.
  mutating func add(_ path: String) throws(UsageError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw UsageError("\(path): \(errno == ENOENT ? "no such file or folder" : Self.reason())")
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      walk(path, parts: [], rules: [])
    } else if let language = SourceLanguage(path: path) {
      sources.append(Source(path: path, language: language))
    } else {
      throw UsageError("\(path): the end of its name is none of a language that scan reads")
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }

  private mutating func walk(_ path: String, parts: [String], rules: [Rules]) {
    var status = stat()
    guard stat(path, &status) == 0,
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
      let data = FileManager.default.contents(atPath: path + "/.gitignore"), data.count < 1 << 20
    {
      rules.append(
        Rules(file: IgnoreFile(String(decoding: data, as: UTF8.self)), depth: parts.count))
    }
    for (name, kind) in entries.sorted(by: { $0.name < $1.name }) {
      let isFolder = kind == Int32(DT_DIR)
      // What a link points to is found where it lies.
      guard isFolder || kind == Int32(DT_REG) else { continue }
      let child = path.hasSuffix("/") ? path + name : path == "." ? name : "\(path)/\(name)"
      if isFolder {
        if SkippedNames.skipsFolder(name) || isIgnored(parts + [name], true, rules) { continue }
        walk(child, parts: parts + [name], rules: rules)
      } else if let language = SourceLanguage(path: name), !SkippedNames.skipsFile(name),
        !isIgnored(parts + [name], false, rules)
      {
        sources.append(Source(path: child, language: language))
      }
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
