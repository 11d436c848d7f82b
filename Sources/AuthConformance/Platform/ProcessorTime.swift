internal import Foundation

/// The processor time that a process has used, all its threads together.
///
/// What others do on the machine hardly shows in it, as it does in the time that goes by.
package enum ProcessorTime {
  /// Nanoseconds of this process.
  package static let ofThisProcess: @Sendable () -> UInt64 = {
    nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
  }

  /// - Parameter id: Of another process of this user.
  /// - Returns: A clock of its nanoseconds, which stands still at 0 once the process has ended; `nil`
  ///   where the system has no such clock.
  package static func clock(ofProcess id: Int) -> (@Sendable () -> UInt64)? {
    #if os(Linux)
      var clock = clockid_t()
      guard clock_getcpuclockid(pid_t(id), &clock) == 0 else { return nil }
      return { [clock] in nanoseconds(clock) }
    #else
      return nil
    #endif
  }

  /// Reads a clock when the threads that have just worked are asleep.
  ///
  /// The system adds up what a thread has used when the thread stops, and at a tick: of one that is
  /// about to go to sleep, some milliseconds may be missing.
  package static func settled(_ clock: () -> UInt64) -> UInt64 {
    usleep(200)
    return clock()
  }

  private static func nanoseconds(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
