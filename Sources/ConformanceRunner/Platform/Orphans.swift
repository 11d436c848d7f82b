// Only Linux gives orphans to whom they came from (prctl(2), PR_SET_CHILD_SUBREAPER); elsewhere a
// program that leaves its process group and its parent outlives the run.
internal import Foundation

/// What subjects have left running outside their process groups: daemons, sessions of their own.
enum Orphans {
  #if os(Linux)
    /// `PR_SET_CHILD_SUBREAPER` (linux/prctl.h).
    private static let setSubreaper: CInt = 36
    /// A program that starts another for each that is ended is given up after so many rounds.
    private static let mostRounds = 100
    private typealias Controlling =
      @convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong) -> CInt
  #endif

  /// Has orphans given to this process instead of the system's first.
  ///
  /// - Returns: False where there is no such thing.
  static func adopt() -> Bool {
    #if os(Linux)
      guard let symbol = dlsym(nil, "prctl") else { return false }
      return unsafeBitCast(symbol, to: Controlling.self)(setSubreaper, 1, 0, 0, 0) == 0
    #else
      return false
    #endif
  }

  /// Ends every child of this process but those named, until none comes after it.
  static func end(except own: Set<pid_t>) {
    #if os(Linux)
      for _ in 0..<mostRounds {
        let orphans = children().subtracting(own)
        if orphans.isEmpty { return }
        for orphan in orphans { kill(orphan, SIGKILL) }
        for orphan in orphans { while waitpid(orphan, nil, 0) == -1 && errno == EINTR {} }
      }
    #endif
  }

  #if os(Linux)
    /// Everybody whose parent is this process (proc(5), the fourth field of stat).
    private static func children() -> Set<pid_t> {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      let parent = "\(getpid())"
      var children: Set<pid_t> = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard let pid = pid_t(name),
          let text = FileManager.default.contents(atPath: "/proc/\(pid)/stat"),
          // The name before it may hold anything.
          let end = text.lastIndex(of: UInt8(ascii: ")"))
        else { continue }
        let words = String(decoding: text[(end + 1)...], as: UTF8.self).split(separator: " ")
        if words.count > 1, words[1] == parent { children.insert(pid) }
      }
      return children
    }
  #endif
}
