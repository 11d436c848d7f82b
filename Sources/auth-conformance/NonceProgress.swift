internal import ConformanceReports
internal import Foundation

/// How many nonces were read, on standard error if that is a terminal.
final class NonceProgress {
  private let isShown: Bool
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var hasShown = false

  init(isShown: Bool) {
    self.isShown = isShown && isatty(2) == 1
    last = clock.now
  }

  /// Shows the number, five times a second.
  func show(_ lines: Int) {
    guard isShown, last.duration(to: clock.now) > .milliseconds(200) else { return }
    last = clock.now
    hasShown = true
    write("\r\(lines) nonces read")
  }

  /// Makes room for what comes next.
  func end() {
    if hasShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
