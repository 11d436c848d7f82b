internal import Dispatch
internal import Foundation
internal import ScheduleExplorer

extension Scenario {
  /// Timers of the main dispatch queue and of the main run loop fire when they fall due.
  static let timers: [Scenario] = [
    Scenario(name: "main-queue-timers") { run in
      let heard = Heard(run)
      run.onMain {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 1, repeating: 1)
        source.setEventHandler { heard.note("source") }
        source.resume()
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
          heard.note("block")
          source.cancel()
        }
        // Unsafe in name only: every timer here fires on the main thread.
        nonisolated(unsafe) let late = DispatchWorkItem { heard.note("cancelled block") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: late)
        _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
          heard.note("timer")
          late.cancel()
        }
        let stopped = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
          heard.note("stopped timer")
        }
        stopped.invalidate()
        RunLoop.main.perform { heard.note("loop") }
      }
      run.atEnd { _ in heard.judge() }
    }
  ]
}

/// `@unchecked Sendable`: used on the control thread only.
private final class Heard: @unchecked Sendable {
  private static let expected = [
    "loop 0.0 seconds", "source 1.0 seconds", "timer 1.5 seconds", "source 2.0 seconds",
    "block 2.5 seconds",
  ]
  private let run: ScheduledRun
  private var all: [String] = []

  init(_ run: ScheduledRun) { self.run = run }

  func note(_ name: String) { all.append("\(name) \(run.now)") }

  func judge() {
    guard all != Self.expected else { return }
    run.fail("each timer fires when it falls due", observed: all.joined(separator: ", "))
  }
}
