internal import ConformanceModel
internal import PlainText
internal import PropertyEngine
internal import ScheduleExplorer

/// Judges one requirement in many orders of its stories, when all scripted plays have gone right.
struct OrderJudge {
  /// How much is tried.
  private struct Budget {
    let orders: Int
    let priorityRuns: Int
    let randomStories: Int
  }

  let judge: ScenarioJudge
  let search: OrderSearch
  var player: ScenarioPlayer
  private var heldStories: [OrderStory: Bool] = [:]

  /// Enough to simplify an order of two callers; what is left over is only less simple.
  private static let shrinkingRuns = 2_000
  /// Runs spent on a story inside a failing one.
  private static let simplerRuns = 200
  /// Ordering constraints of the rarest bugs that are looked for: most bugs need one or two.
  private static let depth = 3

  init(_ judge: ScenarioJudge, _ search: OrderSearch, _ player: ScenarioPlayer) {
    self.judge = judge
    self.search = search
    self.player = player
  }

  private var context: CheckContext { search.context }
  private var contract: SignInContract { search.subject.contract.signIn }

  private var budget: Budget {
    Budget(
      orders: context.profile.pick(quick: 200, standard: 400, thorough: 100_000),
      priorityRuns: context.profile.pick(quick: 50, standard: 100, thorough: 10_000),
      randomStories: context.profile.pick(quick: 50, standard: 150, thorough: 10_000))
  }

  /// Explores the stories.
  ///
  /// - Parameter known: The outcome of the scripted plays, a pass.
  mutating func outcome(
    _ stories: [OrderStory], after known: CheckOutcome
  ) async throws -> CheckOutcome {
    if let replay = context.replay { return try await replayed(replay, stories, known) }
    let all = stories
    var stories = stories
    var leftTo: Set<RequirementID> = []
    while !stories.isEmpty {
      let (findings, failing) = try await explore(stories, isWhole: stories.count == all.count)
      guard let failing else {
        let orders = findings.reduce(known.cases) { $0 + $1.orders }
        let known = CheckOutcome.pass(
          cases: orders, scope: scope(findings, stories.count, known) + Self.rest(leftTo))
        return judge.randomStories != .none ? try await randomStories(after: known) : known
      }
      if let other = try await failingSimplerStory(of: stories[failing]) {
        leftTo.insert(other)
        stories.remove(at: failing)
        continue
      }
      return try await failure(stories[failing], known)
    }
    return .pass(cases: known.cases, scope: known.scope + Self.rest(leftTo))
  }

  private static func count(_ stories: Int) -> String {
    Quantity.text(stories, "story", "stories")
  }

  /// Tells random stories, each in an order of its own; a failing one is shrunk with its order.
  private mutating func randomStories(after known: CheckOutcome) async throws -> CheckOutcome {
    let label = "random stories in random orders"
    let found = try await run(label) {
      try search.exploreRandomStories(
        of: judge.randomStories, judging: judge.aspects,
        PriorityChanges(
          depth: Self.depth, seed: context.seed(for: "stories"), budget: budget.randomStories),
        shrinkBudget: Self.shrinkingRuns)
    }
    let cases = known.cases + found.report.orders
    let scope =
      "\(Quantity.text(found.report.orders, "random story", "random stories")), one "
      + "PCT run of depth \(Self.depth) each, and \(known.scope)"
    guard found.report.verdict == .failed, let story = found.story else {
      return .pass(cases: cases, scope: scope)
    }
    if let other = try await failingSimplerStory(of: story) {
      return .pass(cases: cases, scope: scope + "; a random story left to '\(other)'")
    }
    let steps = story.scenario.steps.map { $0.text(entry: story.entry) }
    return .fail(
      cases: cases, scope: scope,
      Evidence(
        observed: StoryLine.wrapped("\(story.scenario.comment): \(steps.joined(separator: "; "))")
          + found.report.lines(width: CheckContext.tableWidth, withToken: false),
        cause: story.cause(of: found.report)
      ).replayed(by: found.report.counterexample?.token.description))
  }

  private static func rest(_ leftTo: Set<RequirementID>) -> String {
    leftTo.isEmpty
      ? ""
      : "; stories left to " + leftTo.sorted().map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Depth-first while the tree is small, then random priorities.
  private func explore(
    _ stories: [OrderStory], isWhole: Bool
  ) async throws -> (reports: [ExplorationReport], failing: Int?) {
    let label = "orders of \(Self.count(stories.count))"
    let part = stories.count == 1 ? stories[0].name : isWhole ? OrderSearch.choice : nil
    let first = try await run(label) {
      try search.explore(
        stories, judging: judge.aspects, DepthFirst(budget: budget.orders), part: part)
    }
    if first.report.verdict == .failed { return ([first.report], first.story) }
    if first.report.completeness.isExhaustive { return ([first.report], nil) }
    let second = try await run(label + ", random priorities") {
      try search.explore(
        stories, judging: judge.aspects,
        PriorityChanges(
          depth: Self.depth, seed: context.seed(for: "priorities"), budget: budget.priorityRuns),
        part: part)
    }
    let isFailed = second.report.verdict == .failed
    return ([first.report, second.report], isFailed ? second.story : nil)
  }

  private func run<Value: Sendable>(
    _ label: String, _ body: () throws -> Value
  ) async throws -> Value {
    var caught: Result<Value, any Error>?
    // The subject's end is its fault in any case.
    _ = try await context.run(case: OrderSearch.firstCase, label) { caught = Result { try body() } }
    guard let caught else { preconditionFailure("no story was judged before") }
    return try caught.get()
  }

  private func scope(
    _ reports: [ExplorationReport], _ stories: Int, _ known: CheckOutcome
  ) -> String {
    let tried = reports.map(\.completeness.description).joined(separator: " and ")
    return "\(tried) of \(Self.count(stories)), after \(known.scope); "
      + "level \(search.explorer.level.rawValue): \(search.explorer.level.reach)"
  }

  // MARK: Replay

  /// Runs one recorded order again.
  private func replayed(
    _ replay: CheckReplay, _ stories: [OrderStory], _ known: CheckOutcome
  ) async throws -> CheckOutcome {
    let strategy =
      replay.movesChoices || replay.isOfOtherBuild
      ? Replay(fitting: replay.token.choices) : Replay(try ScheduleToken(replay.text))
    let part = replay.stamp.part
    if part == OrderSearch.random {
      let found = try await run("a recorded story") {
        try search.exploreRandomStories(
          of: judge.randomStories, judging: judge.aspects, strategy, shrinkBudget: 0)
      }
      guard let story = found.story else { return known }
      return replay.isOfOtherBuild
        ? try await searched(story, replay, known) : outcome(found.report, story, known)
    }
    let named = part == OrderSearch.choice ? stories : stories.filter { $0.name == part }
    guard !named.isEmpty else {
      throw ReplayDiverged("the contract allows no story '\(part)'")
    }
    let found = try await run("a recorded order") {
      try search.explore(named, judging: judge.aspects, strategy, part: part)
    }
    let story = named[found.story]
    return replay.isOfOtherBuild
      ? try await searched(story, replay, known) : outcome(found.report, story, known)
  }

  /// Looks for a failing order of the story of another build's token.
  private func searched(
    _ story: OrderStory, _ replay: CheckReplay, _ known: CheckOutcome
  ) async throws -> CheckOutcome {
    let found = try await run("orders of a recorded story") {
      try search.explore(
        [story], judging: judge.aspects, DepthFirst(budget: budget.orders),
        shrinkBudget: Self.shrinkingRuns, part: story.name)
    }
    let scope = "\(replay.otherBuildRemark): \(found.report.completeness) of \(story.name)"
    let cases = known.cases + found.report.orders
    return found.report.verdict == .passed
      ? .pass(cases: cases, scope: scope)
      : .fail(cases: cases, scope: scope, evidence(story, found.report))
  }

  private func outcome(
    _ report: ExplorationReport, _ story: OrderStory, _ known: CheckOutcome
  ) -> CheckOutcome {
    let scope = "\(report.completeness) of \(story.name)"
    guard report.verdict == .failed else { return .pass(cases: 1, scope: scope) }
    return .fail(cases: 1, scope: scope, evidence(story, report))
  }

  private func evidence(_ story: OrderStory, _ report: ExplorationReport) -> Evidence {
    let head = "\(story.name) (\(contract.overlap.rawValue)): \(story.scenario.comment)"
    return Evidence(
      observed: StoryLine.wrapped(head)
        + report.lines(width: CheckContext.tableWidth, withToken: false),
      cause: story.cause(of: report)
    ).replayed(by: report.counterexample?.token.description)
  }

  // MARK: Failures

  /// The requirement of the first simpler story that already goes wrong, settled or in some order.
  private mutating func failingSimplerStory(of story: OrderStory) async throws -> RequirementID? {
    // Exactly one answer is asked for whatever else goes wrong.
    if judge.randomStories == .anything { return nil }
    let simplerStories = story.scenario.simplerStoriesInAnyOrder(entry: story.entry)
    for (simpler, entry) in simplerStories {
      guard Blame.goes(to: simpler, from: judge) else { continue }
      let judging = judge.judged(simpler) ?? [.answers, .words, .requests, .pairing]
      if try await !player.passes(simpler, entry: entry, judging) { return simpler.requirement }
      let inOrders = OrderStory(scenario: simpler.scenario, entry: entry)
      if try await !holds(inOrders, judging) { return simpler.requirement }
    }
    guard simplerStories.contains(where: { $0.0 == .overlap }) else { return nil }
    return try await overlapsAreSafe(story) ? nil : .guardSuspension
  }

  private mutating func holds(_ story: OrderStory, _ judging: Aspects) async throws -> Bool {
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
  private func overlapsAreSafe(_ story: OrderStory) async throws -> Bool {
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
  private func failure(
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
      cases: known.cases + found.report.orders, scope: scope([found.report], 1, known),
      evidence(story, found.report))
  }
}

extension SignInScenario {
  /// The way in of each attempt, where it names one.
  var startEntries: [SignInContract.Entry?] {
    steps.compactMap { step in
      if case .start(let start) = step { .some(start.entry) } else { nil }
    }
  }
}
