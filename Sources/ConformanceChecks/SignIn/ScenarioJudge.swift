internal import ConformanceModel
internal import PlainText
internal import ScheduleExplorer

/// Judges one requirement by scenarios.
struct ScenarioJudge: Sendable {
  /// Which of the simpler stories inside a scenario are left to the requirements they belong to.
  struct SimplerStories: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// Each ending alone.
    static let endings = SimplerStories(rawValue: 1)
    /// A callback after each ending.
    static let strays = SimplerStories(rawValue: 16)
    /// Another attempt after each ending.
    static let sequels = SimplerStories(rawValue: 2)
    /// Two attempts at once, with all that they lead to.
    static let overlaps = SimplerStories(rawValue: 4)
    /// Two attempts at once, as far as the number of requests goes.
    static let overlapRequests = SimplerStories(rawValue: 8)
  }

  /// The requirement's id.
  let requirement: RequirementID
  /// What the requirement claims; other deviations are other requirements' business.
  let aspects: Aspects
  /// How long its stories are.
  let rank: StoryRank
  /// What has to go right by itself before a deviation counts.
  let leaving: SimplerStories
  /// The random stories that are told as well, where orders can be explored.
  let randomStories: RandomStories

  /// What random stories are made of.
  enum RandomStories: Sendable {
    case none
    /// Attempts that overlap, with one callback each.
    case overlaps
    /// Attempts, callbacks and cancels as they come.
    case anything
  }

  init(
    _ requirement: RequirementID, _ rank: StoryRank, _ aspects: Aspects,
    leaving: SimplerStories = [], randomStories: RandomStories = .none
  ) {
    self.requirement = requirement
    self.rank = rank
    self.aspects = aspects
    self.leaving = leaving
    self.randomStories = randomStories
  }

  /// Why the contract excludes the requirement: none of its scenarios applies.
  func exclusion(_ contract: SignInContract, because reason: String) -> String? {
    if !contract.tellsSuccess, requirement == .continuationSuccess || isAboutPairs {
      return SignInContract.successUntold
    }
    // A vector file that cannot be read is reported by the check itself.
    guard let scenarios = try? ScenarioLibrary.scenarios(of: requirement) else { return nil }
    return scenarios.contains { $0.applies(to: contract) } ? nil : reason
  }

  /// Plays the vectors' scenarios and judges them.
  ///
  /// - Throws: A vector problem, what `makeProvider` throws, a ``SubjectFault``.
  func judge(_ subject: any SignInSubject, _ context: CheckContext) async throws -> CheckOutcome {
    // What runs elsewhere is not told of the app's phases.
    let phases = PhaseStories.of(requirement, under: subject.contract.signIn)
    let isRemote = subject is any RemoteSubject
    let scenarios = try ScenarioLibrary.scenarios(of: requirement, asOf: context.catalogue)
    var outcome = try await judge(scenarios + (isRemote ? [] : phases), subject, context)
    if isRemote, !phases.isEmpty {
      outcome.scope +=
        "; \(Quantity.text(phases.count, "story", "stories")) in which the app leaves the foreground "
        + "left out, of which a program in another process is not told"
    }
    return outcome
  }

  /// Plays scenarios in order, with every way in, up to the first that goes wrong.
  func judge(
    _ scenarios: [SignInScenario], _ subject: any SignInSubject, _ context: CheckContext
  ) async throws -> CheckOutcome {
    do {
      let isReplay = context.replay != nil && context.wholeProcessExplorer != nil
      // Whoever runs a recorded order again wants that alone.
      let (known, player) =
        isReplay
        ? (
          CheckOutcome.pass(cases: 1, scope: "a replay"),
          ScenarioPlayer(subject: subject, context: context)
        )
        : try await play(scenarios, subject, context)
      guard known.grade == .pass, let explorer = context.wholeProcessExplorer else { return known }
      let search = OrderSearch(
        explorer: explorer, subject: subject, context: context, requirement: requirement)
      var orders = OrderJudge(self, search, player)
      return try await orders.outcome(
        OrderStory.all(
          scenarios.filter { !$0.seesBackground || requirement == .continuationAnsweredOnce }
            + always(under: subject.contract.signIn)
            + ambiguous(under: subject.contract.signIn), under: subject.contract.signIn),
        after: known)
    } catch let lost as ControlLost { return lost.outcome }
  }

  /// Plays scenarios with every step settled, and no other order of them.
  func judgeSettled(
    _ scenarios: [SignInScenario], _ subject: any SignInSubject, _ context: CheckContext
  ) async throws -> CheckOutcome {
    do { return try await play(scenarios, subject, context).0 } catch let lost as ControlLost {
      return lost.outcome
    }
  }

  /// Stories that are always told, so that what they show is found whatever the seed.
  private func always(under contract: SignInContract) -> [SignInScenario] {
    guard randomStories == .anything else { return [] }
    let story = SignInStory(contract: contract)
    return SignInStory.always.enumerated().map { number, moves in
      var scenario = story.scenario(moves)
      scenario.id = "generated-\(number + 1)"
      return scenario
    }
  }

  /// Stories that may end in several ways, each of which is right.
  private func ambiguous(under contract: SignInContract) -> [SignInScenario] {
    switch requirement {
    case .continuationReentrant where contract.overlap == .supersede: [.supersededStartsAgain]
    case .guardStaleCallback: [.cancelledAsNextBegins]
    default: []
    }
  }

  /// Plays scenarios, settled after every step.
  private func play(
    _ scenarios: [SignInScenario], _ subject: any SignInSubject, _ context: CheckContext
  ) async throws -> (CheckOutcome, ScenarioPlayer) {
    let contract = subject.contract.signIn
    var player = ScenarioPlayer(subject: subject, context: context)
    var judged = 0
    var leftTo: [RequirementID] = []
    for scenario in scenarios where scenario.applies(to: contract) {
      for entry in scenario.entries(under: contract) {
        let judging = judging(scenario)
        var (history, found) = try await deviations(
          scenario, entry, contract, judging, nil, &player)
        if found.isEmpty, scenario.seesBackground, player.explorer != nil {
          // The user is away, and back, for a while.
          (history, found) = try await deviations(
            scenario, entry, contract, judging, Self.timeAway(under: contract), &player)
        }
        guard !found.isEmpty else {
          if isVacuous(history) { leftTo.append(.continuationSuccess) } else { judged += 1 }
          continue
        }
        if let other = try await failingSimplerStory(of: scenario, entry, contract, &player) {
          found = requirement == .guardReleased ? history.staysShut(found) : []
          guard !found.isEmpty else {
            leftTo.append(other)
            continue
          }
        }
        let story = FailedScenario(
          scenario: scenario, entry: entry, contract: contract, history: history, found: found)
        let scope = scope(contract, judged + 1, player)
        var evidence = story.evidence
        if evidence.cause == .flagStaysSet,
          try await passesLater(scenario, entry, contract, &player)
        {
          evidence.cause = .coolDown
        }
        return (.fail(cases: judged + 1, scope: scope, evidence), player)
      }
    }
    return (outcome(judged, leftTo, contract, player), player)
  }

  /// How long each step of a story in the background takes: well within any time limit.
  private static func timeAway(under contract: SignInContract) -> Duration {
    .seconds(contract.timeout ?? 50) / 10
  }

  private func deviations(
    _ scenario: SignInScenario, _ entry: SignInContract.Entry, _ contract: SignInContract,
    _ judging: Aspects, _ patience: Duration?, _ player: inout ScenarioPlayer
  ) async throws -> (SignInHistory, [Deviation]) {
    let history = try await player.play(scenario, entry: entry, patience: patience)
    let found = DeviationFinder(scenario: scenario, contract: contract, history: history)
      .deviations.filter { judging.contains($0.aspect) }
    return (history, found)
  }

  /// Whether a story goes right where time passes between its steps.
  private func passesLater(
    _ scenario: SignInScenario, _ entry: SignInContract.Entry, _ contract: SignInContract,
    _ player: inout ScenarioPlayer
  ) async throws -> Bool {
    guard player.explorer != nil else { return false }
    let history = try await player.play(scenario, entry: entry, patience: .seconds(30))
    return DeviationFinder(scenario: scenario, contract: contract, history: history)
      .deviations.allSatisfy { !aspects.contains($0.aspect) }
  }

  /// Whether a requirement about pairs has seen none.
  private func isVacuous(_ history: SignInHistory) -> Bool {
    isAboutPairs
      && !history.callers.contains { $0.answers.first?.word == .credential }
  }

  /// What is judged of a scenario. Whether there is an answer at all is one requirement's business
  /// where the app leaves the foreground.
  private func judging(_ scenario: SignInScenario) -> Aspects {
    scenario.seesBackground && requirement == .continuationSuccess
      ? aspects.subtracting(.answers) : aspects
  }

  private var isAboutPairs: Bool { aspects.isSubset(of: [.pairing, .distinctNonces]) }

  private var isAboutGuard: Bool {
    requirement == .guardExclusive || requirement == .guardReleased
  }

  /// The requirement of the first simpler story that already goes wrong by itself.
  private func failingSimplerStory(
    of scenario: SignInScenario, _ entry: SignInContract.Entry, _ contract: SignInContract,
    _ player: inout ScenarioPlayer
  ) async throws -> RequirementID? {
    if scenario.seesBackground, isAboutGuard,
      let alone = PhaseStories.of(.continuationSuccess, under: contract).first
    {
      let times = player.explorer == nil ? [nil] : [nil, Self.timeAway(under: contract)]
      for time in times {
        let history = try await player.play(alone, entry: entry, patience: time)
        let finder = DeviationFinder(scenario: alone, contract: contract, history: history)
        if !finder.deviations.isEmpty { return .continuationSuccess }
      }
    }
    for (simpler, entry) in scenario.simplerStories(entry: entry) {
      guard simpler.requirement != requirement, let judging = judged(simpler) else { continue }
      if try await !player.passes(simpler, entry: entry, judging) { return simpler.requirement }
    }
    return nil
  }

  /// What is asked of a simpler story; nil where it does not matter here.
  func judged(_ simpler: SimplerStory) -> Aspects? {
    let all: Aspects = [.answers, .words, .requests, .pairing]
    return switch simpler {
    // Whether it shows a sheet is its own requirement's business.
    case .ending(.cancelledBefore), .sequel(.cancelledBefore):
      leaving.contains(.endings) ? [.answers, .words] : nil
    case .ending: leaving.contains(.endings) ? all : nil
    case .sequel: leaving.contains(.sequels) ? all : nil
    case .stray, .strayAndSequel, .stale: leaving.contains(.strays) ? [.answers, .words] : nil
    case .overlap where leaving.contains(.overlaps): all
    case .overlap: leaving.contains(.overlapRequests) ? .requests : nil
    }
  }

  private func outcome(
    _ judged: Int, _ leftTo: [RequirementID], _ contract: SignInContract, _ player: ScenarioPlayer
  ) -> CheckOutcome {
    let others = Set(leftTo).sorted().map { "'\($0)'" }.joined(separator: ", ")
    guard judged > 0 || leftTo.isEmpty else {
      return .waiting(
        for: Set(leftTo).sorted(), scope: "no scenario can be judged before \(others) holds",
        "each of \(leftTo.count) plays already goes wrong in a simpler story inside it")
    }
    let rest = leftTo.isEmpty ? "" : "; \(leftTo.count) more left to \(others)"
    return .pass(cases: judged, scope: scope(contract, judged, player) + rest)
  }

  private func scope(
    _ contract: SignInContract, _ cases: Int, _ player: ScenarioPlayer
  ) -> String {
    let entries = SignInContract.Entry.allCases.filter(contract.entries.contains)
      .map(\.rawValue).joined(separator: ", ")
    return "\(Quantity.text(cases, "scripted play")) (\(entries); overlap "
      + "'\(contract.overlap.rawValue)'), settled after every step"
      + (aspects.contains(.pairing) ? contract.untold : "")
      + (player.explorer == nil ? "; level 0: \(ControlLevel.ownSteps.reach)" : "")
  }
}
