internal import AuthConformance
internal import ConformanceRunner
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Shows a run's progress on standard error: one line that changes on a terminal, plain lines
/// elsewhere.
final class ProgressDisplay: Sendable {
  private struct State {
    var progress: RunProgress
    var isOver = false
    /// When a line was last left, or the run began.
    var lastLine: ContinuousClock.Instant
  }

  private let isTerminal: Bool
  private let leavesLines: Bool
  private let began: ContinuousClock.Instant
  private let state: Mutex<State>

  /// - Parameters:
  ///   - progress: What is to be judged.
  ///   - leavesLines: Whether results stay on the screen; where a report repeats them at once, only
  ///     as a sign of life every ten seconds, and on a terminal, which has its own, never.
  ///   - isTerminal: Whether standard error is one.
  init(_ progress: RunProgress, leavesLines: Bool = true, isTerminal: Bool = isatty(2) == 1) {
    self.leavesLines = leavesLines
    self.isTerminal = isTerminal
    began = ContinuousClock().now
    state = Mutex(State(progress: progress, lastLine: began))
    if isTerminal { refreshRepeatedly() }
  }

  /// A long check changes nothing but the time that is left.
  private func refreshRepeatedly() {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .milliseconds(250), repeating: .milliseconds(250))
    // The timer keeps itself alive through its handler, until it is cancelled.
    timer.setEventHandler { [weak self] in
      guard let self, !state.withLock(\.isOver) else { return timer.cancel() }
      refresh()
    }
    timer.activate()
  }

  /// A requirement is being judged from now on.
  func begin(_ id: RequirementID) {
    state.withLock { $0.progress.begin(id) }
    refresh()
  }

  /// A result is known.
  func note(_ result: RequirementResult) {
    let now = ContinuousClock().now
    let lines = state.withLock { state in
      let lines = state.progress.note(result)
      let isAwaited = !isTerminal && state.lastLine.duration(to: now) > .seconds(10)
      guard !lines.isEmpty, leavesLines || isAwaited else { return [String]() }
      state.lastLine = now
      return lines
    }
    for line in lines { Self.write((isTerminal ? Self.erased : "") + line + "\n") }
    refresh()
  }

  /// Leaves no line behind that would still change.
  func end() {
    state.withLock { state in
      state.isOver = true
      if isTerminal { Self.write(Self.erased) }
    }
  }

  private static let erased = "\r\u{1B}[K"

  private func refresh() {
    guard isTerminal else { return }
    let seconds = began.duration(to: ContinuousClock().now) / .seconds(1)
    // Written under the lock, so that nothing comes after the end.
    state.withLock { state in
      guard !state.isOver else { return }
      Self.write(Self.erased + state.progress.line(after: seconds))
    }
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
