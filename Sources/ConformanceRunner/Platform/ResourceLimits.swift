// Limits of another process can be set on Linux only (prlimit); elsewhere workers run without.
internal import Foundation

/// What a worker may use of the machine, so that a subject in a loop harms nobody else.
///
/// They are set on the worker and inherited by what it starts. None is near what judging takes.
enum ResourceLimits {
  /// An hour of processor time: the longest profile takes minutes.
  static let processorSeconds: UInt64 = 3_600
  /// What most systems allow anyway.
  static let openFiles: UInt64 = 4_096
  /// The largest file that it may write, in bytes.
  static let fileSize: UInt64 = 1 << 30
  /// Memory on top of what it had when it said hello, in bytes.
  static let moreMemory: UInt64 = 4 << 30

  /// Sets what can be set before anything is known of a program.
  ///
  /// Core dumps are off: the evidence of a crash is in the report, and a thousand crashes must not
  /// fill a disk.
  static func setAtStart(of pid: pid_t) {
    #if os(Linux)
      set(RLIMIT_CPU, of: pid, to: processorSeconds)
      set(RLIMIT_NOFILE, of: pid, to: openFiles)
      set(RLIMIT_FSIZE, of: pid, to: fileSize)
      set(RLIMIT_CORE, of: pid, to: 0)
    #endif
  }

  /// Limits the memory that a program takes from now on.
  ///
  /// Data is limited, not address space, of which Java and the sanitizers reserve far more than
  /// they use; and only once the program runs, since what a sanitizer maps at its start counts as
  /// data.
  static func setMemory(of pid: pid_t) {
    #if os(Linux)
      guard let used = dataSize(of: pid) else { return }
      set(RLIMIT_DATA, of: pid, to: used + moreMemory)
    #endif
  }

  #if os(Linux)
    /// `prlimit`, which glibc declares for C programs that ask for GNU's names only.
    private typealias Limiting =
      @convention(c) (
        pid_t, CInt, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?
      ) -> CInt

    /// Lowers a limit; the program cannot raise it again.
    private static func set(_ resource: __rlimit_resource, of pid: pid_t, to value: UInt64) {
      guard let symbol = dlsym(nil, "prlimit") else { return }
      let prlimit = unsafeBitCast(symbol, to: Limiting.self)
      let resource = CInt(resource.rawValue)
      var limit = rlimit()
      guard prlimit(pid, resource, nil, &limit) == 0, rlim_t(value) < limit.rlim_max else {
        return
      }
      limit = rlimit(rlim_cur: min(limit.rlim_cur, rlim_t(value)), rlim_max: rlim_t(value))
      // A program that has ended meanwhile needs no limit.
      _ = prlimit(pid, resource, &limit, nil)
    }

    /// The bytes that the kernel counts as data (proc(5), VmData).
    private static func dataSize(of pid: pid_t) -> UInt64? {
      guard let status = FileManager.default.contents(atPath: "/proc/\(pid)/status") else {
        return nil
      }
      let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
      let words = lines.first { $0.hasPrefix("VmData:") }?.split { $0 == " " || $0 == "\t" }
      guard let words, words.count > 1, let kibibytes = UInt64(words[1]) else { return nil }
      return kibibytes << 10
    }
  #endif
}
