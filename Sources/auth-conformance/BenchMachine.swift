internal import AuthConformance
internal import ConformanceRunner
internal import Foundation

/// The machine that benchmarks are measured on.
enum BenchMachine {
  /// What reports say of this machine.
  static var described: BenchReport.Machine {
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
