internal import ConformanceModel
internal import PropertyEngine
internal import ScheduleExplorer
internal import Synchronization

/// Tries orders of callers that overlap as they like.
struct PairSearch: Sendable {
  private let explorer: Explorer
  private let subject: any SignInSubject
  private let context: CheckContext
  private let accesses: AccessControl

  init(_ search: OrderSearch) {
    explorer = search.explorer
    subject = search.subject
    context = search.context
    accesses = search.accesses
  }

  /// Explores the orders of callers and provider.
  ///
  /// - Parameters:
  ///   - callers: The way in of each.
  ///   - pace: Whether they keep apart.
  ///   - strategy: What to try.
  ///   - shrinkBudget: The most runs spent on simplifying a failing order.
  ///   - stamp: What a replay token says of it; nil where the order is not to be replayed.
  /// - Throws: What `makeProvider` throws.
  func explore(
    _ callers: [SignInContract.Entry], _ pace: CallerPace, _ strategy: some Strategy,
    shrinkBudget: Int, stamp: ReplayStamp? = nil
  ) throws -> ExplorationReport {
    var settings = ExplorationSettings()
    // Whoever waits at the end is judged by the callers themselves.
    settings.run.failsUnanswered = false
    settings.run.control(accesses)
    settings.shrinkBudget = shrinkBudget
    settings.header = stamp?.header ?? ""
    settings.journal = stamp.map { context.scheduleJournal($0) } ?? context.aliveJournal
    let problem = Mutex<(any Error)?>(nil)
    let seed = context.seed(for: "two callers")
    let contract = subject.contract.signIn
    // Callers on two threads are only two where neither has to be on the main one.
    let hasThreads = accesses != .off && contract.callbacks == .anyThread
    let report = explorer.explore(strategy, settings: settings) { run in
      do {
        try OverlappingCallers(run, contract, hasThreads: hasThreads, seed: seed)
          .start(callers, pace, subject)
      } catch { problem.withLock { $0 = error } }
    }
    if let error = problem.withLock({ $0 }) { throw error }
    return report
  }
}
