internal import ScheduleExplorer

/// Settles by quiescence: the explorer knows when nothing can happen any more.
///
/// Where a step has not led to what it must, time passes for a while, in case the implementation
/// sleeps before it goes on.
struct SettlingByControl: Settling {
  let run: ScheduledRun

  /// Longer than anything that an attempt does before its request, and shorter than any timeout.
  private static let patience = 10

  var main: MainThread { .controlled(run) }

  func pass(_ duration: Duration) async throws {
    await run.sleep(for: duration)
    await run.settle()
  }

  func settle(until isDue: @escaping @Sendable () -> Bool) async throws {
    await run.settle()
    for _ in 0..<Self.patience {
      if isDue() { return }
      await run.sleep(for: .seconds(1))
      await run.settle()
    }
  }
}
