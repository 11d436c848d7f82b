internal import ConformanceModel
internal import PropertyEngine
internal import ScheduleExplorer
internal import Synchronization

extension Check {
  /// Each caller gets exactly one answer, whatever the provider calls back.
  ///
  /// The vectors' scenarios, then random stories judged by the sequential model of the contract
  /// and shrunk. Only the number of answers counts: what kind they are, other requirements judge.
  package static let continuationAnsweredOnce = Check(
    .continuationAnsweredOnce, .signIn, kind: .stateful, place: .controlled, replays: true,
    overTheWire: .byEvents, storyRank: .overlap
  ) { subject, context in
    let judge = ScenarioJudge(
      .continuationAnsweredOnce, .overlap, .answers, randomStories: .anything)
    let windowless = WindowlessStart(subject: subject, context: context)
    // Under control the judge tells its stories itself, in many orders.
    if context.wholeProcessExplorer != nil {
      let known = try await judge.judge(subject, context)
      guard known.grade == .pass else { return known }
      return try await windowless.failure() ?? known
    }
    var played = 0
    if context.replay == nil {
      let known = try await judge.judge(subject, context)
      guard known.grade == .pass else { return known }
      if let failure = try await windowless.failure() { return failure }
      played = known.cases
    }
    return try await AnsweredOnceStories(subject: subject, context: context, known: played)
      .outcome()
  }
}

/// Random stories, told until one leaves a caller with no answer or with two.
private struct AnsweredOnceStories {
  let subject: any SignInSubject
  let context: CheckContext
  /// Cases that the vectors were.
  let known: Int

  private var contract: SignInContract { subject.contract.signIn }

  func outcome() async throws -> CheckOutcome {
    let story = SignInStory(contract: contract)
    let stories = context.profile.pick(quick: 10, standard: 30, thorough: 1_000)
    var settings = PropertySettings(.continuationAnsweredOnce, context, runs: stories)
    settings.shrinkBudget = 200
    settings.explains = false
    settings.failureLimit = 1
    let teller = StoryTeller(
      player: ScenarioPlayer(subject: subject, context: context, firstCase: known))
    let found = await checkAsyncProperty(
      "each caller gets exactly one answer", story.generator, settings: settings,
      examples: context.replay == nil ? SignInStory.always : []
    ) { moves in
      try await teller.tell(story.scenario(moves), contract)
    }
    if let fault = teller.fault { throw fault }
    if case .replayDiffers(let difference) = found.verdict {
      throw ReplayDiverged(difference.description)
    }
    let cases = known + teller.told
    let fixed = SignInStory.always.count
    if let failure = teller.smallest {
      return .fail(
        cases: cases,
        scope: context.scope(
          "\(known) plays of scripted scenarios and \(teller.told) stories"),
        failure.evidence.replayed(by: found.counterexample?.token?.description))
    }
    let scope =
      "\(known) plays of scripted scenarios and \(fixed + stories) stories of up to 8 attempts "
      + "and callbacks, \(stories) of them random; level 0: \(ControlLevel.ownSteps.reach)"
    guard found.isPassed else {
      return CheckOutcome(
        grade: .inconclusive, cases: cases, scope: scope,
        evidence: Evidence(observed: ["the stories came to no verdict: \(found.verdict)"]))
    }
    return .pass(cases: cases, scope: context.scope(scope))
  }
}

/// Tells stories one after the other and keeps the smallest that went wrong.
///
/// The engine calls it in turn; the lock is there because the property is a concurrent closure.
private final class StoryTeller: Sendable {
  private struct State {
    var player: ScenarioPlayer
    var told = 0
    var smallest: FailedScenario?
    var fault: (any Error)?
  }

  private let state: Mutex<State>

  init(player: ScenarioPlayer) { state = Mutex(State(player: player)) }

  var told: Int { state.withLock { $0.told } }
  var smallest: FailedScenario? { state.withLock { $0.smallest } }
  var fault: (any Error)? { state.withLock { $0.fault } }

  /// Whether the story went right. After a fault nothing is told any more.
  func tell(_ scenario: SignInScenario, _ contract: SignInContract) async throws -> Bool {
    var (player, isOver) = state.withLock { ($0.player, $0.fault != nil) }
    guard !isOver else { return true }
    do {
      // Every step names its own way in.
      let entry = scenario.entries(under: contract).first ?? .async
      let history = try await player.play(scenario, entry: entry)
      let found = DeviationFinder(scenario: scenario, contract: contract, history: history)
        .deviations.filter { $0.aspect == .answers }
      state.withLock { state in
        state.player = player
        state.told += 1
        guard !found.isEmpty, isSmaller(scenario, than: state.smallest) else { return }
        state.smallest = FailedScenario(
          scenario: scenario, entry: entry, contract: contract, history: history, found: found)
      }
      return found.isEmpty
    } catch {
      state.withLock { $0.fault = error }
      return true
    }
  }

  private func isSmaller(_ scenario: SignInScenario, than other: FailedScenario?) -> Bool {
    other.map { scenario.steps.count < $0.scenario.steps.count } ?? true
  }
}
