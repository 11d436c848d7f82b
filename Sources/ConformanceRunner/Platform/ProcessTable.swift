// Linux shows all processes as folders (proc(5)); elsewhere none is found.
internal import Foundation

/// Who runs on this machine.
enum ProcessTable {
  static func all() -> [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var found: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let process = pid_t(name) { found.append(process) }
    }
    return found
  }

  /// Whose child a process is (the fourth field of stat).
  static func parent(of process: pid_t) -> pid_t? {
    guard let text = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
      // The name before it may hold anything.
      let end = text.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let words = String(decoding: text[(end + 1)...], as: UTF8.self).split(separator: " ")
    return words.count > 1 ? pid_t(words[1]) : nil
  }
}
