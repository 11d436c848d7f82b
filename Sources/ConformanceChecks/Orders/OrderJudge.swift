internal import ConformanceModel
internal import PlainText
internal import PropertyEngine
internal import ScheduleExplorer

/// Judges one requirement in many orders of its stories, when all scripted plays have gone right.
struct OrderJudge {
  /// How much is tried.
  struct Budget {
    let orders: Int
    let priorityRuns: Int
    let randomStories: Int
  }

  let judge: ScenarioJudge
  let search: OrderSearch
  var player: ScenarioPlayer
  var heldStories: [OrderStory: Bool] = [:]

  /// Enough to simplify an order of two callers; what is left over is only less simple.
  static let shrinkingRuns = 2_000
  /// Runs spent on a story inside a failing one.
  static let simplerRuns = 200
  /// Ordering constraints of the rarest bugs that are looked for: most bugs need one or two.
  static let depth = 3

  init(_ judge: ScenarioJudge, _ search: OrderSearch, _ player: ScenarioPlayer) {
    self.judge = judge
    self.search = search
    self.player = player
  }

  var context: CheckContext { search.context }
  var contract: SignInContract { search.subject.contract.signIn }

  var budget: Budget {
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
          cases: orders, scope: scope(findings, stories, known) + Self.rest(leftTo))
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

  static func count(_ stories: Int) -> String {
    Quantity.text(stories, "story", "stories")
  }

  /// Tells random stories, each in an order of its own; a failing one is shrunk with its order.
  mutating func randomStories(after known: CheckOutcome) async throws -> CheckOutcome {
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
        observed: found.report.lines(
          of: "\(story.scenario.comment): \(steps.joined(separator: "; "))",
          width: CheckContext.tableWidth, withToken: false),
        cause: try await cause(of: story, found.report)
      ).replayed(by: found.report.counterexample?.token.description))
  }

  static func rest(_ leftTo: Set<RequirementID>) -> String {
    leftTo.isEmpty
      ? ""
      : "; stories left to " + leftTo.sorted().map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Depth-first while the tree is small, then random priorities.
  func explore(
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

  func run<Value: Sendable>(
    _ label: String, _ body: () throws -> Value
  ) async throws -> Value {
    var caught: Result<Value, any Error>?
    // The subject's end is its fault in any case.
    _ = try await context.run(case: OrderSearch.firstCase, label) { caught = Result { try body() } }
    guard let caught else { preconditionFailure("no story was judged before") }
    return try caught.get()
  }

  func scope(
    _ reports: [ExplorationReport], _ stories: [OrderStory], _ known: CheckOutcome
  ) -> String {
    let tried = reports.map(\.completeness.description).joined(separator: " and ")
    return "\(tried) of \(Self.count(stories.count)), after \(known.scope); "
      + "level \(search.explorer.level.rawValue): \(search.explorer.level.reach)"
      + timers(in: stories)
  }

  /// How far timers compete with what is ready.
  private func timers(in stories: [OrderStory]) -> String {
    guard contract.timeout != nil else { return "" }
    return stories.contains { $0.scenario.steps.contains(.timeout) }
      ? "; a timer that is due comes before, between or after endings and what they set off"
      : "; timers fire when nothing else can happen"
  }

  // MARK: Replay

  /// Runs one recorded order again.
  mutating func replayed(
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
        ? try await searched(story, replay, known)
        : try await outcome(found.report, story, known)
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
      ? try await searched(story, replay, known)
      : try await outcome(found.report, story, known)
  }

  /// Looks for a failing order of the story of another build's token.
  mutating func searched(
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
      : .fail(cases: cases, scope: scope, try await evidence(story, found.report))
  }

  mutating func outcome(
    _ report: ExplorationReport, _ story: OrderStory, _ known: CheckOutcome
  ) async throws -> CheckOutcome {
    let scope = "\(report.completeness) of \(story.name)"
    guard report.verdict == .failed else { return .pass(cases: 1, scope: scope) }
    return .fail(cases: 1, scope: scope, try await evidence(story, report))
  }

  mutating func evidence(
    _ story: OrderStory, _ report: ExplorationReport
  ) async throws -> Evidence {
    let head = "\(story.name) (\(contract.overlap.rawValue)): \(story.scenario.comment)"
    return Evidence(
      observed: report.lines(of: head, width: CheckContext.tableWidth, withToken: false),
      cause: try await cause(of: story, report)
    ).replayed(by: report.counterexample?.token.description)
  }

  /// What the story goes wrong from: where it does so with every step settled too, no order is to
  /// blame.
  mutating func cause(
    of story: OrderStory, _ report: ExplorationReport
  ) async throws -> Cause? {
    guard let inThisOrder = story.cause(of: report) else { return nil }
    // What a sign shows is surer than what a settled story ends with.
    let key = report.counterexample.flatMap { OrderClaim.read($0.failure.key) }
    let isGuarded = key?.1 == .overlapped ? try await eachEntryRefuses(in: story) : false
    if key?.1 == .otherToken, try await comparesControllers(in: story) {
      return .comparedBeforeHop
    }
    if key?.1 == .cancelledLate, try await remembersCancel(story.entry) { return .cancelRemembered }
    let history = try await player.play(story.scenario, entry: story.entry)
    let found = DeviationFinder(scenario: story.scenario, contract: contract, history: history)
      .deviations.filter { judge.aspects.contains($0.aspect) }
    // Two alone refuse each other: by different guards, or by one that is looked at and set later.
    if isGuarded {
      if !found.isEmpty { return .guardPerEntry }
      // Where two alone exclude each other in every order, an earlier one has opened the guard.
      return try await overlapsAreSafe(story) ? .cleanupInLaterStep : .checkAwaitSet
    }
    let settled = FailedScenario(
      scenario: story.scenario, entry: story.entry, contract: contract, history: history,
      found: found)
    let whenSettled = SignInDefects(story: settled).cause
    guard let sign = key?.1, sign != .ignored, sign != .again else {
      return whenSettled ?? inThisOrder
    }
    // Of the same mistake a settled story says what it did to whom, unless the order has said that.
    guard let whenSettled, whenSettled.isSame(as: inThisOrder),
      inThisOrder == Cause.named(inThisOrder.name)
    else { return inThisOrder }
    return whenSettled
  }
}

extension OrderJudge {
  /// Whether a late callback of an ended attempt reaches nobody when every step is settled.
  fileprivate mutating func comparesControllers(in story: OrderStory) async throws -> Bool {
    let ending: SimplerStory.Ending = contract.cancel ? .cancel : .cancelTask
    guard contract.cancel || contract.taskCancellation else { return false }
    for entry in Set(story.scenario.startEntries.map { $0 ?? story.entry }) {
      let late = SimplerStory.stale(ending, .success)
      guard try await player.passes(late, entry: entry, [.answers, .words, .pairing]) else {
        return false
      }
    }
    return true
  }

  /// Whether each way in that the story uses refuses a second attempt, settled.
  fileprivate mutating func eachEntryRefuses(in story: OrderStory) async throws -> Bool {
    let used = Set(story.scenario.startEntries.map { $0 ?? story.entry })
    for entry in SignInContract.Entry.allCases where used.contains(entry) {
      if try await !player.passes(.overlap, entry: entry, .requests) { return false }
    }
    return true
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
