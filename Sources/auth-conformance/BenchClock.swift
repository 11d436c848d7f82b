internal import AuthConformance
internal import ConformanceRunner
internal import Foundation

/// The clock and the machine that benchmarks are measured with.
enum BenchClock {
  /// The clocks of the operating system.
  static let clocks = BenchClocks(
    processor: { nanoseconds(CLOCK_PROCESS_CPUTIME_ID) },
    wall: { DispatchTime.now().uptimeNanoseconds })

  private static func nanoseconds(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// What reports say of this machine.
  static var machine: BenchReport.Machine {
    var name = utsname()
    uname(&name)
    return BenchReport.Machine(
      system: "\(text(of: name.sysname)) \(text(of: name.release))",
      architecture: text(of: name.machine),
      processors: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// The text in a field of `utsname`, a C array that Swift sees as a tuple.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// What is being measured, on standard error if that is a terminal.
struct BenchProgress {
  private let isShown = isatty(2) == 1

  /// Replaces the line.
  func show(_ text: String) { write("\r\u{1B}[K\(text)") }

  /// Makes room for what comes next.
  func end() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    if isShown { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }
}
