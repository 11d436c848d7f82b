#if os(Linux)
  internal import Glibc

  /// From a deadline in real time to a delay in virtual time.
  enum VirtualDelay {
    /// Nanoseconds on a clock that never goes back.
    static var monotonic: Int64 { read(CLOCK_MONOTONIC) }

    /// The time that a sleep was asked to last.
    ///
    /// A clock's sleep reaches the runtime as a deadline: what the clock said within this step,
    /// plus the time to sleep. When within the step is not known, on a busy machine to tens of
    /// milliseconds, so that the same sleep would differ from run to run.
    ///
    /// - Parameters:
    ///   - seconds: Of the deadline on `clock`.
    ///   - nanoseconds: Of the deadline on `clock`.
    ///   - clock: 1 counts while the machine is suspended, 2 does not, 3 is the time of day
    ///     (`swift_clock_id`).
    ///   - began: When the step began, on the monotonic clock.
    /// - Returns: The roundest number of nanoseconds that fits, at least 0.
    static func remaining(
      _ seconds: Int64, _ nanoseconds: Int64, clock: Int32, since began: Int64
    ) -> Int64 {
      let now = read(clock == 1 ? CLOCK_BOOTTIME : clock == 3 ? CLOCK_REALTIME : CLOCK_MONOTONIC)
      let deadline = min(max(seconds, 0), .max / 2_000_000_000) * 1_000_000_000 + nanoseconds
      let least = deadline - now
      return roundest(from: least, to: max(least, least + monotonic - began))
    }

    /// The number between the bounds that is a multiple of the highest power of ten, or of half of
    /// it: 1.5 s is rounder than 1.8 s.
    static func roundest(from least: Int64, to most: Int64) -> Int64 {
      if most <= 0 { return 0 }
      var power: Int64 = 1_000_000_000_000_000_000
      while power > 1 {
        for grain in [power, power / 2] {
          let number = most / grain * grain
          if number >= max(least, 1) { return number }
        }
        power /= 10
      }
      return most
    }

    private static func read(_ id: clockid_t) -> Int64 {
      var time = timespec()
      clock_gettime(id, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
  }
#else
  /// There is no virtual time for the runtime's own sleeps on this platform.
  enum VirtualDelay {
    static var monotonic: Int64 { 0 }
  }
#endif
