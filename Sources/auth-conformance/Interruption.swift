internal import AuthConformance
internal import ConformanceRunner
internal import Foundation
internal import Synchronization

/// Ends a run on SIGINT, SIGTERM, SIGHUP or SIGQUIT with a partial report and 128 + the signal's number.
final class Interruption<Report: Sendable>: Sendable {
  private struct State {
    var latest: Report?
    var disarmed = false
    var isEnding = false
  }

  private let state = Mutex(State())

  /// - Parameter onSignal: Writes the report so far and says what it did.
  init(onSignal: @escaping @Sendable (Report) -> String) {
    StopSignals.handle { [self] number in end(by: number, onSignal) }
  }

  /// Keeps the report so far.
  ///
  /// - Returns: False where a signal has come: what is reported now is that workers were ended.
  @discardableResult
  func note(_ report: Report) -> Bool {
    state.withLock { state in
      if !state.isEnding { state.latest = report }
      return !state.isEnding
    }
  }

  /// From here on a signal no longer replaces the finished report by a partial one.
  ///
  /// Never returns where a signal has come: what the run found out after its workers were ended is
  /// no result, nor is it an error of theirs, and the process is about to end.
  func disarm() {
    let isEnding = state.withLock { state in
      state.disarmed = true
      return state.isEnding
    }
    while isEnding { pause() }
  }

  private func end(by number: Int32, _ onSignal: (Report) -> String) {
    // A second signal does not disturb the first one's report.
    let taken: State? = state.withLock { state in
      defer { state.isEnding = true }
      return state.isEnding ? nil : state
    }
    guard let taken else { return }
    Runner.endAllWorkers()
    if !taken.disarmed {
      Terminal.beginLine()
      Terminal.complain(taken.latest.map(onSignal) ?? "stopped before the first result")
    }
    LeftProcesses.tell()
    FileTurn.end()
    exit(128 + number)
  }
}
