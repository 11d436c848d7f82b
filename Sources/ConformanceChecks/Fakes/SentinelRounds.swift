internal import Dispatch

/// Settles without a clock: rounds of sentinels, then proof that no thread runs.
///
/// A round awaits one sentinel each on the main actor, on the concurrent pool at several
/// priorities, and on Dispatch's global queues. Sentinels queue behind the subject's jobs, so a
/// loaded machine slows both down alike. After that the threads are looked at
/// (``ThreadActivity``): if all others slept through, nothing is left to wait for, and whoever has
/// no answer never gets one. Where that cannot be proven (other platforms, test processes in
/// which other tests run), the number of rounds decides.
package struct SentinelRounds: Settling {
  /// Rounds that every step gets.
  private static let leastRounds = 2
  /// Rounds after which a step that led to all it must is over, quiet process or not.
  private static let usualRounds = 6
  /// Rounds for a step that has not yet led to what it must. Far more than any chain of hops that
  /// a coordinator makes; reached only where quiet cannot be proven.
  private static let mostRounds = 600

  package init() {}

  package func settle(until isDue: @escaping @Sendable () -> Bool) async throws {
    for round in 1...Self.mostRounds {
      await Self.runSentinels()
      guard round >= Self.leastRounds else { continue }
      if ThreadActivity.othersSleep() { return }
      if round >= Self.usualRounds, isDue() { return }
    }
  }

  private static func runSentinels() async {
    for priority in [TaskPriority.high, .medium, .background] {
      await Task.detached(priority: priority) {}.value
    }
    for quality in [DispatchQoS.QoSClass.default, .background] {
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: quality).async { continuation.resume() }
      }
    }
    await MainActor.run {}
  }
}
