internal import ConformanceModel
internal import ScheduleExplorer

/// Whose failure an order shows, and the order as simple as it gets.
extension OrderJudge {
  /// The requirement of the first simpler story that already goes wrong, settled or in some order.
  mutating func failingSimplerStory(of story: OrderStory) async throws -> RequirementID? {
    // Exactly one answer is asked for whatever else goes wrong.
    if judge.randomStories == .anything { return nil }
    if story.scenario.steps.contains(.cancel), judge.requirement != .continuationCancellation,
      try await remembersCancel(story.entry)
    {
      return .continuationCancellation
    }
    if story.scenario == .supersededStartsAgain,
      try await !player.passes(.overlap, entry: story.entry, [.answers, .words, .requests])
    {
      return .guardExclusive
    }
    let simplerStories = story.scenario.simplerStoriesInAnyOrder(entry: story.entry)
    for (simpler, entry) in simplerStories {
      guard Blame.goes(to: simpler, from: judge) else { continue }
      let judging =
        judge.judged(simpler)
        ?? (simpler.isCancelledBefore
          ? [.answers, .words] : [.answers, .words, .requests, .pairing])
      if try await !player.passes(simpler, entry: entry, judging) { return simpler.requirement }
      let inOrders = OrderStory(scenario: simpler.scenario, entry: entry)
      if try await !holds(inOrders, judging) { return simpler.requirement }
    }
    guard simplerStories.contains(where: { $0.0 == .overlap }) else { return nil }
    return try await overlapsAreSafe(story) ? nil : .guardSuspension
  }

  /// Whether a cancel while nothing is pending ends the next attempt.
  mutating func remembersCancel(_ entry: SignInContract.Entry) async throws -> Bool {
    let history = try await player.play(.cancelFirst, entry: entry)
    return history.callers.first?.answers.first?.word == .cancelled
  }

  mutating func holds(_ story: OrderStory, _ judging: Aspects) async throws -> Bool {
    if let known = heldStories[story] { return known }
    let search = search
    let found = try await run("orders of a simpler story: \(story.name)") {
      try search.explore([story], judging: judging, DepthFirst(budget: Self.simplerRuns))
    }
    let isRight = found.report.verdict == .passed
    heldStories[story] = isRight
    return isRight
  }

  /// Whether two callers may come in any order, which is a requirement of its own.
  func overlapsAreSafe(_ story: OrderStory) async throws -> Bool {
    let used = Set(story.scenario.startEntries.map { $0 ?? story.entry })
    for pair in CallerPair.all(under: contract) where used.isSuperset(of: pair.callers) {
      let found = try await run("two callers at once: \(pair)") {
        try PairSearch(search).explore(
          pair.callers, .anyOrder, DepthFirst(budget: Self.simplerRuns), shrinkBudget: 0)
      }
      if found.verdict == .failed { return false }
    }
    return true
  }

  /// The failing order of one story, as simple as it gets.
  mutating func failure(
    _ story: OrderStory, _ known: CheckOutcome
  ) async throws -> CheckOutcome {
    let label = "orders of \(story.name): \(story.scenario.comment)"
    var found = try await run(label) {
      try search.explore(
        [story], judging: judge.aspects, DepthFirst(budget: budget.orders),
        shrinkBudget: Self.shrinkingRuns, part: story.name)
    }
    if found.report.verdict == .passed {
      // Random priorities have found what is too deep for the budget.
      found = try await run(label + ", random priorities") {
        try search.explore(
          [story], judging: judge.aspects,
          PriorityChanges(
            depth: Self.depth, seed: context.seed(for: "priorities"), budget: .max),
          shrinkBudget: Self.shrinkingRuns, part: story.name)
      }
    }
    return .fail(
      cases: known.cases + found.report.orders, scope: scope([found.report], [story], known),
      try await evidence(story, found.report))
  }
}
