internal import ConformanceModel
internal import PropertyEngine
internal import ScheduleExplorer
internal import Synchronization

/// Explores a requirement's scenes in every order, when all stories have gone right.
struct AccountOrders {
  let rule: AccountRule
  let subject: any AccountSubject
  let context: CheckContext
  let explorer: Explorer

  /// Enough to simplify an order of two parties; what is left over is only less simple.
  private static let shrinkingRuns = 2_000
  /// Ordering constraints of the rarest bugs that are looked for: most bugs need one or two.
  private static let depth = 3
  /// Beyond the numbers of all stories.
  private static let firstCase = 100_000
  /// Whether a launch has sent away whoever a scene is about.
  private let isSpoilt = Spoilt()

  private final class Spoilt: Sendable {
    let flag = Mutex(false)
  }

  /// Explores.
  ///
  /// - Parameters:
  ///   - cases: Steps judged before.
  ///   - scope: What was looked at before.
  /// - Throws: What `makeCoordinator` throws; ``ControlLost``; ``ReplayDiverged``.
  func outcome(after cases: Int, _ scope: String) async throws -> CheckOutcome {
    if let replay = context.replay { return try await replayed(replay) }
    var cases = cases
    var tried: [String] = []
    for (number, scene) in rule.scenes.enumerated()
    where subject.contract.account.offers(scene) {
      context.isAlive()
      context.tries(case: Self.firstCase + number, "some order of \(scene.rawValue)")
      let reports = try explore(scene)
      guard !isSpoilt.flag.withLock({ $0 }) else {
        return CheckOutcome(
          grade: .insufficientData, cases: 0, scope: scope,
          evidence: Evidence(observed: [
            "the launch already signs out whoever \(scene.rawValue) is about"
          ]))
      }
      cases += reports.reduce(0) { $0 + $1.orders }
      let words = reports.map(\.completeness.description).joined(separator: " and ")
      tried.append("\(words) of \(scene.rawValue)")
      guard let failed = reports.last, failed.verdict == .failed else { continue }
      // Calls without an end are what 'answered' is about.
      let isClaim = failed.counterexample.flatMap { AccountClaim(rawValue: $0.failure.key) } != nil
      guard isClaim || rule.requirement == .accountAnswered else { continue }
      return .fail(
        cases: cases, scope: tried.joined(separator: ", ") + level, evidence(scene, failed))
    }
    let before = scope.isEmpty ? "" : "; after \(scope)"
    return .pass(cases: cases, scope: tried.joined(separator: ", ") + before + level)
  }

  private var level: String { "; level \(explorer.level.rawValue): \(explorer.level.reach)" }

  /// Depth-first while the tree is small, then random priorities.
  private func explore(_ scene: AccountScene) throws -> [ExplorationReport] {
    let orders = context.profile.pick(quick: 2_000, standard: 10_000, thorough: 1_000_000)
    let first = try explore(scene, DepthFirst(budget: orders), Self.shrinkingRuns)
    if first.verdict == .failed || first.completeness.isExhaustive { return [first] }
    let priorities = PriorityChanges(
      depth: Self.depth, seed: context.seed(for: "priorities"),
      budget: context.profile.pick(quick: 100, standard: 500, thorough: 10_000))
    return [first, try explore(scene, priorities, Self.shrinkingRuns)]
  }

  private func explore(
    _ scene: AccountScene, _ strategy: some Strategy, _ shrinkBudget: Int
  ) throws -> ExplorationReport {
    let stamp = ReplayStamp(rule.requirement, part: scene.part)
    var settings = ExplorationSettings()
    settings.shrinkBudget = shrinkBudget
    settings.header = stamp.header
    settings.journal = context.scheduleJournal(stamp)
    return try explorer.explore(
      scene, of: subject, claims: scene.claims(of: rule.requirement), strategy, settings
    ) { isSpoilt.flag.withLock { $0 = true } }
  }

  private func replayed(_ replay: CheckReplay) async throws -> CheckOutcome {
    guard let scene = rule.scenes.first(where: { $0.part == replay.stamp.part }) else {
      throw ReplayDiverged("the requirement has no scene '\(replay.stamp.part)'")
    }
    let strategy =
      replay.movesChoices
      ? Replay(fitting: replay.token.choices) : Replay(try ScheduleToken(replay.text))
    let report = try explore(scene, strategy, 0)
    let scope = "\(report.completeness) of \(scene.rawValue)"
    return report.verdict == .failed
      ? .fail(cases: 1, scope: scope, evidence(scene, report)) : .pass(cases: 1, scope: scope)
  }

  private func evidence(_ scene: AccountScene, _ report: ExplorationReport) -> Evidence {
    let failure = report.counterexample?.failure
    let claim = failure.flatMap { AccountClaim(rawValue: $0.key) }
    return Evidence(
      observed: report.lines(
        of: scene.rawValue, width: CheckContext.tableWidth, withToken: false),
      cause: claim?.cause ?? (failure?.cause == .stepBoundReached ? .endlessRetries : nil)
    ).replayed(by: report.counterexample?.token.description)
  }
}

extension Explorer {
  /// Plays a scene in as many orders as the strategy tries.
  ///
  /// - Parameters:
  ///   - scene: What happens.
  ///   - subject: Makes a fresh coordinator for each order.
  ///   - claims: What is judged.
  ///   - strategy: What to try.
  ///   - settings: How; whoever waits at the end is judged by the scene itself.
  ///   - spoilt: Called where the launch before the scene sends away whoever it is about.
  /// - Throws: ``SetUpFailure`` where no coordinator could be made; ``ControlLost``;
  ///   ``ReplayDiverged``.
  func explore(
    _ scene: AccountScene, of subject: any AccountSubject, claims: Set<AccountClaim>,
    _ strategy: some Strategy, _ settings: ExplorationSettings,
    spoilt: @escaping @Sendable () -> Void = {}
  ) throws -> ExplorationReport {
    var settings = settings
    settings.run.failsUnanswered = false
    let problem = Mutex<(any Error)?>(nil)
    let contract = subject.contract.account
    let report = explore(strategy, settings: settings) { run in
      let stage = AccountSceneStage(run, scene, claims: claims, contract, spoilt: spoilt)
      do { try stage.start(subject) } catch { problem.withLock { $0 = error } }
    }
    if let error = problem.withLock({ $0 }) {
      throw SetUpFailure(label: scene.rawValue, error: String(describing: error))
    }
    switch report.verdict {
    case .replayDiffers(let difference): throw ReplayDiverged(difference.description)
    case .uncontrolled: throw ControlLost(sentence: report.sentence)
    case .passed, .failed: return report
    }
  }
}

extension AccountScene {
  /// What a requirement claims of the scene.
  func claims(of requirement: RequirementID) -> Set<AccountClaim> {
    switch (requirement, self) {
    case (.accountThreads, _): Set(AccountClaim.allCases)
    // Of memory nothing is claimed by the scene.
    case (.accountRaceFree, _): []
    case (.accountAnswered, _): [.answered, .answeredAgain]
    case (.accountDelete, .noticeDuringDeletion): [.deletedAllTheSame]
    case (_, .noticeDuringDeletion): [.noticedInSheet]
    case (_, .otherPerson): [.ownDetails]
    case (.accountRevokedRunning, .signOutDuringUpdate): [.unobserved]
    case (_, .noticeDuringLink): [.consistent, .keepsUser, .spared, .noticed]
    case (_, .signOutDuringUpdate), (_, .noticeDuringSignOut): [.consistent, .ended]
    case (_, .signOutDuringSignIn): [.overtaken]
    case (_, .twoDevicesLink): [.oneWinner]
    }
  }
}
