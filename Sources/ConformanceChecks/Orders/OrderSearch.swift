internal import ConformanceModel
internal import PropertyEngine
internal import ScheduleExplorer
internal import Synchronization

/// Tries orders of stories until one breaks a claim.
struct OrderSearch: Sendable {
  /// What was found, and in which story.
  struct Finding: Sendable {
    let report: ExplorationReport
    /// The position of the story that was told last: the one that failed, where one did.
    let story: Int
  }

  let explorer: Explorer
  let subject: any SignInSubject
  let context: CheckContext
  /// Named in replay tokens.
  var requirement: RequirementID
  /// Whether tasks may take over at accesses to memory, and what of these is a failure.
  var accesses = AccessControl.off

  /// What a replay token says of a run that tells a random story.
  static let random = "random"
  /// What it says of a run that begins with the choice of one of all stories.
  static let choice = "stories"

  private var contract: SignInContract { subject.contract.signIn }

  /// Explores orders of random stories; each run tells one of its own.
  ///
  /// - Parameters:
  ///   - kind: What the stories are made of.
  ///   - aspects: What is judged.
  ///   - strategy: What to try, drawing values at random.
  ///   - shrinkBudget: The most runs spent on simplifying a failing story and its order.
  /// - Returns: The report, and the story that was told last.
  /// - Throws: ``SetUpFailure`` where no provider could be made; ``ControlLost``.
  func exploreRandomStories(
    of kind: ScenarioJudge.RandomStories, judging aspects: Aspects, _ strategy: some Strategy,
    shrinkBudget: Int
  ) throws -> (report: ExplorationReport, story: OrderStory?) {
    let generator = SignInStory(contract: contract)
    let told = Mutex<OrderStory?>(nil)
    let stamp = ReplayStamp(requirement, part: Self.random)
    let report = try explore(strategy, stamp, shrinkBudget) { run in
      guard var moves = try? generator.generator.draw(run.values) else { return nil }
      if kind == .overlaps { moves = SignInStory.overlapsAlone(moves) }
      if !generator.scenario(moves).isClear(under: contract) { moves.removeAll(where: \.isCancel) }
      let story = OrderStory(scenario: generator.scenario(moves), entry: .async)
      told.withLock { $0 = story }
      return OrderStage(
        run, contract, story, judging: aspects, seed: context.seed(for: "orders"))
    }
    return (report, told.withLock { $0 })
  }

  /// Explores orders of stories; which story is told is the first choice of each run.
  ///
  /// - Parameters:
  ///   - stories: At least one.
  ///   - aspects: What is judged.
  ///   - strategy: What to try.
  ///   - shrinkBudget: The most runs spent on simplifying a failing order; 0 leaves it as found.
  ///   - part: What a replay token says of it; nil where the order is not to be replayed.
  /// - Throws: ``SetUpFailure`` where no provider could be made; ``ControlLost``.
  func explore(
    _ stories: [OrderStory], judging aspects: Aspects, _ strategy: some Strategy,
    shrinkBudget: Int = 0, part: String? = nil
  ) throws -> Finding {
    let told = Mutex(-1)
    let stamp = part.map { ReplayStamp(requirement, part: $0) }
    let report = try explore(strategy, stamp, shrinkBudget) { run in
      let position = run.choose(below: stories.count)
      let isNew = told.withLock { told in
        defer { told = position }
        return told != position
      }
      if isNew { note(stories[position], position) }
      return OrderStage(
        run, contract, stories[position], judging: aspects, seed: context.seed(for: "orders"))
    }
    return Finding(report: report, story: told.withLock { $0 })
  }

  /// Tells the runner which story is tried, should the process not survive it.
  private func note(_ story: OrderStory, _ position: Int) {
    context.tries(
      case: Self.firstCase + position,
      "some order of \(story.name): \(story.scenario.comment)")
  }

  /// Beyond the numbers of all scripted plays.
  static let firstCase = 1_000

  /// Explores what `makeStage` makes for each run; nil for a run in which nothing happens.
  private func explore(
    _ strategy: some Strategy, _ stamp: ReplayStamp?, _ shrinkBudget: Int,
    _ makeStage: (ScheduledRun) -> OrderStage?
  ) throws -> ExplorationReport {
    let problem = Mutex<(any Error)?>(nil)
    var settings = ExplorationSettings()
    // Whoever waits at the end is judged by the story itself.
    settings.run.failsUnanswered = false
    settings.run.control(accesses)
    settings.shrinkBudget = shrinkBudget
    settings.header = stamp?.header ?? ""
    settings.journal = stamp.map { context.scheduleJournal($0) } ?? context.aliveJournal
    let report = explorer.explore(strategy, settings: settings) { run in
      do { try makeStage(run)?.start(subject) } catch { problem.withLock { $0 = error } }
    }
    if let error = problem.withLock({ $0 }) {
      throw SetUpFailure(label: "a story in many orders", error: String(describing: error))
    }
    switch report.verdict {
    case .replayDiffers(let difference): throw ReplayDiverged(difference.description)
    case .uncontrolled: throw ControlLost(sentence: report.sentence)
    case .passed, .failed: return report
    }
  }
}

/// Something of the subject ran outside control, so that its orders cannot be judged.
struct ControlLost: Error {
  /// What was seen.
  let sentence: String

  /// What holds in every run; by what it was noticed is a matter of chance.
  static let observed = "something of the subject runs outside control"

  /// What is said of a requirement whose orders cannot be judged.
  var outcome: CheckOutcome {
    CheckOutcome(
      grade: .inconclusive, cases: 0, scope: "something runs outside control",
      evidence: Evidence(observed: [Self.observed], drawn: [sentence]))
  }
}

extension CheckContext {
  /// The explorer, where it decides about everything in the process.
  var wholeProcessExplorer: Explorer? {
    guard case .explorer(let explorer) = control, explorer.level == .wholeProcess else {
      return nil
    }
    return explorer
  }

  /// Tells the runner now and then that an exploration goes on.
  var aliveJournal: ScheduleJournal {
    ScheduleJournal(
      began: { isAlive() }, drew: { _ in }, decided: { _ in }, pictured: nil)
  }
}
