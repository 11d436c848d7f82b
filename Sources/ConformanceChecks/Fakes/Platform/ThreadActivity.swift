#if os(Linux)
  internal import Glibc

  /// Tells whether any other thread of this process still has work.
  ///
  /// A thread that is waiting for a processor shows up as running, however loaded the machine is.
  enum ThreadActivity {
    /// True where every other thread was asleep at one common moment.
    ///
    /// Two readings of all threads: each asleep both times, and none of them put on a processor in
    /// between. Then all slept from the end of the first reading to the start of the second. False
    /// says nothing: a thread ran, or the kernel does not tell (proc(5), `schedstat`).
    static func othersSleep() -> Bool {
      guard let first = sleepers() else { return false }
      return first == sleepers()
    }

    /// How often each other thread was put on a processor; nil unless all of them sleep.
    private static func sleepers() -> [Int: Int]? {
      guard let own = ownThread(), let directory = opendir("/proc/self/task") else { return nil }
      defer { closedir(directory) }
      var found: [Int: Int] = [:]
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard let thread = Int(name), thread != own else { continue }
        let folder = "/proc/self/task/\(thread)"
        // The state follows the name in parentheses, which may itself hold any character.
        guard let stat = text(of: "\(folder)/stat"), let end = stat.lastIndex(of: ")"),
          stat[end...].dropFirst(2).first == "S",
          let timesRun = text(of: "\(folder)/schedstat")?.split(separator: " ").last,
          let count = Int(timesRun.prefix { $0.isNumber })
        else { return nil }
        found[thread] = count
      }
      return found
    }

    private static func ownThread() -> Int? {
      text(of: "/proc/thread-self/stat").flatMap { Int($0.prefix { $0 != " " }) }
    }

    private static func text(of path: String) -> String? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
        let count = read(file, buffer.baseAddress, 512)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
      }
    }
  }
#else
  /// Cannot tell on this platform, so that the number of rounds decides.
  enum ThreadActivity {
    static func othersSleep() -> Bool { false }
  }
#endif
