internal import PropertyEngine

extension Explorer {
  /// The simplest order and values that break the same claim.
  ///
  /// First the engine's shrinker lowers values and decisions together; option 0 being "go on",
  /// lower decisions are fewer switches. Then, with these values, a depth-first search from no
  /// preemption upwards looks for an order with fewer interruptions, and among those with the
  /// fewest takes the one with the fewest switches, then steps, then the first. So whatever order
  /// was found first, the same one is shown.
  func simplest(
    _ failure: ScheduleFailure, _ choices: [Choice], _ settings: ExplorationSettings,
    _ body: (ScheduledRun) -> Void
  ) -> ScheduleCounterexample {
    let search = controller.strategy
    defer { controller.strategy = search }
    var runs = 0
    repeatRun(choices, body)
    var best = Candidate(controller)
    var shrinker = Shrinker(controller.source.recording, budget: settings.shrinkBudget)
    while let candidate = shrinker.nextCandidate() {
      repeatRun(candidate, body)
      runs += 1
      guard controller.record.failure?.claim == failure.claim else {
        shrinker.learn(.doesNotFail)
        continue
      }
      best = Candidate(controller)
      shrinker.learn(.stillFails(controller.source.recording))
    }
    repeatRun(shrinker.best.choices, body)
    best = Candidate(controller)
    fewestSwitches(&best, failure.claim, settings.shrinkBudget, &runs, body)
    controller.trace = ScheduleTrace()
    repeatRun(best.choices, body)
    let trace = controller.trace ?? ScheduleTrace()
    controller.trace = nil
    return ScheduleCounterexample(
      failure: controller.record.failure ?? failure, trace: trace,
      token: ScheduleToken(
        header: settings.header,
        optionCounts: controller.record.decisions.map { Int($0.optionCount) },
        choices: controller.choices),
      preemptions: best.preemptions, race: controller.record.races.first,
      shrinkingRuns: runs)
  }

  private func fewestSwitches(
    _ best: inout Candidate, _ claim: String, _ budget: Int, _ runs: inout Int,
    _ body: (ScheduledRun) -> Void
  ) {
    for bound in 0...best.preemptions {
      var search = DepthFirst(
        preemptions: bound...bound, budget: max(0, budget - runs), values: best.values)
      var found: Candidate?
      while let source = search.begin() {
        controller.strategy = search
        controller.source = source
        controller.perform(body)
        runs += 1
        if controller.record.failure?.claim == claim {
          let candidate = Candidate(controller)
          if found.map({ candidate.isSimpler(than: $0) }) ?? true { found = candidate }
        }
        guard let next = controller.strategy as? DepthFirst else { return }
        search = next
        search.end(controller.record)
      }
      if let found {
        best = found
        return
      }
    }
  }

  /// A failing run, and what it is compared by.
  private struct Candidate {
    let choices: [Choice]
    let values: [Choice]
    let preemptions: Int
    let switches: Int
    let steps: Int

    init(_ controller: ScheduleController) {
      choices = controller.choices
      let decisions = controller.record.decisions
      preemptions = decisions.count { $0.isPreemption }
      switches = controller.record.switches
      steps = controller.record.steps
      let drawn = controller.source.recording.choices
      guard controller.record.hasDrawnDecisions else {
        values = drawn
        return
      }
      // `valuesBefore` counts the decisions drawn before as well; leave them out.
      let positions = Set(decisions.map { Int($0.valuesBefore) })
      values = drawn.indices.filter { !positions.contains($0) }.map { drawn[$0] }
    }

    func isSimpler(than other: Candidate) -> Bool {
      (preemptions, switches, steps) < (other.preemptions, other.switches, other.steps)
    }
  }
}
