internal import AuthConformance
internal import Foundation
internal import Synchronization

/// Ends a run on SIGINT or SIGTERM with a partial report and 128 + the signal's number.
final class Interruption: Sendable {
  private struct State {
    var latest: RunReport?
    var disarmed = false
  }

  private let state = Mutex(State())
  private let sources: [any DispatchSourceSignal]

  /// - Parameter onSignal: Writes the report so far and says what it did.
  init(onSignal: @escaping @Sendable (RunReport) -> String) {
    let signals = [SIGINT, SIGTERM]
    sources = signals.map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    for (number, source) in zip(signals, sources) {
      source.setEventHandler { [self] in
        guard let latest = state.withLock({ $0.disarmed ? nil : .some($0.latest) }) else { return }
        Runner.endAllWorkers()
        Terminal.complain(latest.map(onSignal) ?? "stopped before the first result")
        exit(128 + number)
      }
      source.activate()
    }
  }

  /// Keeps the report so far.
  func note(_ report: RunReport) { state.withLock { $0.latest = report } }

  /// From here on a signal no longer replaces the finished report by a partial one.
  func disarm() { state.withLock { $0.disarmed = true } }
}
