internal import AuthConformance
internal import Foundation
internal import Synchronization

/// Ends a run on SIGINT or SIGTERM with a partial report and 128 + the signal's number.
final class Interruption<Report: Sendable>: Sendable {
  private struct State {
    var latest: Report?
    var disarmed = false
  }

  private let state = Mutex(State())

  /// - Parameter onSignal: Writes the report so far and says what it did.
  init(onSignal: @escaping @Sendable (Report) -> String) {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The source keeps itself alive through its handler, for as long as the process lives.
      source.setEventHandler { [self] in
        end(by: number, onSignal)
        withExtendedLifetime(source) {}
      }
      source.activate()
    }
  }

  /// Keeps the report so far.
  func note(_ report: Report) { state.withLock { $0.latest = report } }

  /// From here on a signal no longer replaces the finished report by a partial one.
  func disarm() { state.withLock { $0.disarmed = true } }

  private func end(by number: Int32, _ onSignal: (Report) -> String) {
    let (latest, disarmed) = state.withLock { ($0.latest, $0.disarmed) }
    Runner.endAllWorkers()
    if !disarmed {
      Terminal.complain(latest.map(onSignal) ?? "stopped before the first result")
    }
    exit(128 + number)
  }
}
