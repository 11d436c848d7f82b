internal import CMemoryPoints
internal import PropertyEngine

/// Where a switch can matter: threads take over only before accesses that conflict with another's.
///
/// Which these are is learnt by instruction: from a few orders in which threads take over at any
/// access to shared memory, always the same, and from the search itself. Where the search meets
/// another it begins again with that one as well, so that it leaves out no order that differs in
/// conflicting accesses. An access without a conflict in any order is a both-mover (Lipton,
/// "Reduction", CACM 1975): whoever takes over before it might as well have done so at the one before.
extension Explorer {
  /// Orders drawn at random, besides the two without a preemption.
  private static let drawnOrders: UInt64 = 4
  /// Times that a search begins again before it takes every access for one that matters.
  static let mostRestarts = 16

  /// Runs the orders from which conflicts are learnt.
  ///
  /// - Returns: Why control was lost, where it was.
  func learnConflicts(_ body: (ScheduledRun) -> Void) -> ControlEscape? {
    points_branch_everywhere()
    // What a process does only once, such as making a global, it does in a run that does not count:
    // a recorded order meets the same accesses in whichever process it is run again.
    repeatRun([], body)
    points_forget_conflicts()
    if controller.record.escape == nil { repeatRun([], body) }
    if controller.record.escape == nil { runAside(LastFirst(), body) }
    for seed in 0..<Self.drawnOrders where controller.record.escape == nil {
      runAside(UniformRandom(seed: seed, budget: 1), body)
    }
    return controller.record.escape
  }

  /// Makes one run of another strategy, without disturbing the search.
  func runAside(_ strategy: some Strategy, _ body: (ScheduledRun) -> Void) {
    var aside = strategy
    guard let source = aside.begin() else { return }
    let search = controller.strategy
    controller.strategy = aside
    controller.source = source
    controller.isAside = true
    controller.perform(body)
    controller.isAside = false
    controller.strategy = search
  }
}

/// The order without a preemption that begins with whoever came last.
private struct LastFirst: Strategy {
  private var runs = 0

  mutating func begin() -> ChoiceSource? { ChoiceSource(replaying: []) }

  mutating func pick(among options: [StepOption], canContinue: Bool) -> Int? {
    canContinue ? 0 : options.count - 1
  }

  mutating func end(_ run: borrowing RunRecord) { runs += 1 }

  var completeness: Completeness { Completeness(.replay, orders: runs) }
}
