internal import Dispatch

/// Settles without a clock: rounds of sentinels, then proof that no thread runs.
///
/// A round awaits sentinels on the concurrent pool and on the main actor; further rounds add
/// other priorities and Dispatch's global queues. Sentinels queue behind the subject's jobs, so a
/// loaded machine slows both down alike. After each round the threads are looked at
/// (``ThreadActivity``): if all others slept through, nothing is left to wait for, and whoever has
/// no answer never gets one. Where that cannot be proven (other platforms, test processes in
/// which other tests run), the number of rounds decides.
package struct SentinelRounds: Settling {
  /// Rounds after which a step that led to all it must is over, quiet process or not.
  private static let usualRounds = 4
  /// Rounds for a step that has not yet led to what it must. Far more than any chain of hops that
  /// a coordinator makes; reached only where quiet cannot be proven.
  private static let mostRounds = 600

  private static let lookout = DispatchQueue(label: "auth-conformance.lookout")

  package init() {}

  package func settle(until isDue: @escaping @Sendable () -> Bool) async throws {
    await Self.runUsualSentinels()
    for round in 1...Self.mostRounds {
      if await Self.isQuiet() { return }
      if round > Self.usualRounds, isDue() { return }
      await Self.runUsualSentinels()
      // Each priority has threads of its own, and every thread makes the look at them dearer.
      if round >= Self.usualRounds { await Self.runOtherSentinels() }
    }
  }

  /// Looks from a thread outside the pool: a job that waits for a free thread gets this one.
  private static func isQuiet() async -> Bool {
    await withCheckedContinuation { continuation in
      lookout.async { continuation.resume(returning: ThreadActivity.othersSleep()) }
    }
  }

  /// Where nearly everything runs.
  private static func runUsualSentinels() async {
    await Task.detached(priority: .medium) {}.value
    await MainActor.run {}
  }

  private static func runOtherSentinels() async {
    for priority in [TaskPriority.high, .low, .background] {
      await Task.detached(priority: priority) {}.value
    }
    for quality in [DispatchQoS.QoSClass.default, .userInteractive, .background] {
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: quality).async { continuation.resume() }
      }
    }
  }
}
