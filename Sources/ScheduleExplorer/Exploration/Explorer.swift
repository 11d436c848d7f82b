internal import CMemoryPoints
internal import PropertyEngine

/// Runs a scenario in many orders, and makes a failing one as simple as it gets.
///
/// Blocking: runs on the calling thread, which becomes the control thread. One explorer is used
/// by one thread at a time.
///
/// A step is what a task does between two suspensions, changes of actor included. Not taken apart
/// are: code between two suspensions (locks and atomics of threads that really run side by side
/// are for the thread sanitizer), and the mailbox of a default actor for which several tasks wait:
/// the runtime empties it first in, first out, in one step.
package struct Explorer: Sendable {
  let controller: ScheduleController

  init(controller: ScheduleController) { self.controller = controller }

  /// How much of what runs is controlled.
  package var level: ControlLevel { controller.level }

  /// Explores until a failure, or until the strategy has nothing left to try.
  ///
  /// - Parameters:
  ///   - strategy: What to try.
  ///   - settings: What may be spent.
  ///   - body: Starts the tasks of one run and judges it; called once for each run, each time
  ///     with everything made anew.
  /// - Returns: What was found.
  package func explore(
    _ strategy: some Strategy, settings: ExplorationSettings = ExplorationSettings(),
    _ body: (ScheduledRun) -> Void
  ) -> ExplorationReport {
    controller.adoptThread()
    let outer = controller.setAside()
    defer { controller.bringBack(outer) }
    controller.settings = settings.run
    if settings.run.switchesAtAccesses { points_begin() }
    defer { if settings.run.switchesAtAccesses { points_end() } }
    controller.journal = settings.journal
    controller.strategy = strategy
    let reached = settings.run.switchesAtAccesses ? ControlLevel.memoryAccesses : level
    var report = ExplorationReport(
      verdict: .passed, level: reached, completeness: strategy.completeness, orders: 0, failures: 0,
      steps: 0, probes: 0, counterexample: nil)
    var runs = 0
    var hasHeldBack = false
    var hasUsedMainQueue = false
    if settings.run.switchesAtAccesses {
      // What left control then may come back in any later run, which would not know it.
      if let escape = learnConflicts(body) {
        report.verdict = .uncontrolled(escape)
        return report
      }
      if !settings.run.branchesEverywhere { _ = points_branch_at_conflicts() }
    }
    let untried = report
    var misfits = 0
    var restarts = 0
    while true {
      // A copy is dear to a search that remembers states.
      let unchanged = settings.run.outlivesRuns ? controller.strategy : nil
      guard let source = controller.strategy.begin() else { break }
      controller.source = source
      controller.perform(body)
      controller.strategy.end(controller.record)
      if settings.run.switchesAtAccesses, !settings.run.branchesEverywhere,
        restarts <= Self.mostRestarts, controller.record.failure == nil,
        report.counterexample == nil, points_branch_at_conflicts()
      {
        restarts += 1
        if restarts > Self.mostRestarts { points_branch_everywhere() }
        controller.strategy = strategy
        report = untried
        runs = 0
        continue
      }
      if let unchanged, let difference = controller.strategy.difference,
        controller.record.escape == nil, controller.record.failure == nil
      {
        misfits += 1
        controller.strategy = unchanged
        if misfits <= RunSettings.mostFittings { continue }
        report.verdict =
          strategy is Replay ? .replayDiffers(difference) : .uncontrolled(.differs(difference))
        break
      }
      misfits = 0
      runs += 1
      report.steps += controller.record.steps
      if controller.record.hasHeldBack { hasHeldBack = true }
      if controller.record.hasUsedMainQueue { hasUsedMainQueue = true }
      if controller.record.sawAccesses { report.sawAccesses = true }
      if report.races.isEmpty { report.races = controller.record.races }
      if let escape = controller.record.escape {
        report.verdict = .uncontrolled(escape)
        break
      }
      // What a token that does not fit has led to says nothing about the token's own order.
      if controller.strategy is Replay, let difference = controller.strategy.difference {
        report.verdict = .replayDiffers(difference)
        break
      }
      let failure = controller.record.failure
      let isSample = settings.probeEvery > 0 && runs % settings.probeEvery == 0
      if runs == 1 || isSample || (failure != nil && report.counterexample == nil) {
        let choices = controller.choices
        report.probes += 1
        if let escape = probe(choices, settings.run, body) {
          report.verdict = .uncontrolled(escape)
          break
        }
        if let failure, report.counterexample == nil {
          report.verdict = .failed
          report.counterexample = simplest(failure, choices, settings, body)
        }
      }
      if controller.strategy.wasNew { report.orders += 1 }
      if failure != nil, controller.strategy.wasNew {
        report.failures += 1
        if report.failures >= settings.failureLimit { break }
      }
    }
    controller.countThreads()
    if case .passed = report.verdict, let escape = controller.record.escape {
      report.verdict = .uncontrolled(escape)
    }
    report.completeness = controller.strategy.completeness
    if hasHeldBack { report.completeness.heldBackAfter = settings.run.patience }
    report.completeness.leavesMainQueueLast = hasUsedMainQueue
    if case .passed = report.verdict, let difference = controller.strategy.difference {
      report.verdict = .uncontrolled(.differs(difference))
    }
    return report
  }
}

extension ScheduleController {
  /// Values and decisions of the last run in the order in which they were made.
  var choices: [Choice] {
    let drawn = source.recording.choices
    if record.decisions.isEmpty { return drawn }
    // A source that was asked for the decisions has them among its draws already.
    if record.hasDrawnDecisions { return drawn }
    var merged: [Choice] = []
    merged.reserveCapacity(drawn.count + record.decisions.count)
    var taken = 0
    for decision in record.decisions {
      while taken < Int(decision.valuesBefore) {
        merged.append(drawn[taken])
        taken += 1
      }
      merged.append(Choice(.index, magnitude: UInt64(decision.pick)))
    }
    merged.append(contentsOf: drawn[taken...])
    return merged
  }
}
