internal import Foundation

/// The processor time that another process of this user has used, all its threads together.
///
/// What others do on the machine hardly shows in it, as it does in the time that goes by.
enum ProcessorTime {
  /// - Parameter id: Of the process.
  /// - Returns: A clock of its nanoseconds, which stands still at 0 once the process has ended; `nil`
  ///   where the system has no such clock.
  static func clock(ofProcess id: Int) -> (@Sendable () -> UInt64)? {
    #if os(Linux)
      var clock = clockid_t()
      guard clock_getcpuclockid(pid_t(id), &clock) == 0 else { return nil }
      return { [clock] in
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
      }
    #else
      return nil
    #endif
  }
}
