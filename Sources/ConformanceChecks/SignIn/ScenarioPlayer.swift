internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

/// Plays scenarios with one subject and numbers them as cases of one check.
struct ScenarioPlayer {
  private struct Played: Hashable {
    let simpler: SimplerStory
    let entry: SignInContract.Entry
    let judging: Aspects
  }

  let subject: any SignInSubject
  let context: CheckContext
  let settling: any Settling
  /// Decides about the order of tasks, and knows when nothing can happen any more.
  let explorer: Explorer?
  private var cases: Int
  private var passed: [Played: Bool] = [:]

  /// - Parameter firstCase: Cases of the check that were played before.
  init(
    subject: any SignInSubject, context: CheckContext,
    settling: any Settling = SentinelRounds(), firstCase: Int = 0
  ) {
    cases = firstCase
    self.subject = subject
    self.context = context
    self.settling = settling
    explorer = context.wholeProcessExplorer
  }

  /// Plays one scenario with a fresh provider.
  ///
  /// - Parameters:
  ///   - entry: The way in of steps that name none.
  ///   - patience: Time that passes after every step.
  ///   - life: Looks after the end who is still there.
  /// - Throws: ``SetUpFailure`` where no provider could be made; a ``SubjectFault``.
  mutating func play(
    _ scenario: SignInScenario, entry: SignInContract.Entry, patience: Duration? = nil,
    life: LifeProbe? = nil
  ) async throws -> SignInHistory {
    let label = "\(scenario.id) (\(entry.rawValue)): \(scenario.comment)"
    let seed = context.seed(for: "\(scenario.id) \(entry.rawValue) \(cases)")
    let (subject, settling, explorer) = (subject, settling, explorer)
    let contract = subject.contract.signIn
    defer { cases += 1 }
    let result = try await context.run(case: cases, label) {
      if let explorer {
        return try Self.play(scenario, subject, explorer) { settling in
          SignInStage(
            contract: contract, entry: entry, seed: seed, settling: settling,
            patience: patience, life: life)
        }
      }
      let stage = SignInStage(
        contract: contract, entry: entry, seed: seed, settling: settling, life: life)
      return try await stage.play(scenario.steps, with: subject)
    }
    switch result {
    case .value(let history): return history
    case .threw(let error): throw SetUpFailure(label: label, error: error)
    case .ended, .judgedBefore:
      preconditionFailure("no ending is legal in a scenario, and none was judged before")
    }
  }

  /// Plays in the first of all orders, settled by quiescence.
  private static func play(
    _ scenario: SignInScenario, _ subject: any SignInSubject, _ explorer: Explorer,
    _ makeStage: (any Settling) -> SignInStage
  ) throws -> SignInHistory {
    let played = Mutex<Result<SignInHistory, any Error>?>(nil)
    var settings = ExplorationSettings()
    // Whoever waits at the end is judged by the history.
    settings.run.failsUnanswered = false
    let report = explorer.explore(DepthFirst(budget: 1), settings: settings) { run in
      let stage = makeStage(SettlingByControl(run: run))
      run.givesUpPolling { played.withLock { $0 != nil } }
      run.spawn("stage") {
        let result: Result<SignInHistory, any Error>
        do { result = .success(try await stage.play(scenario.steps, with: subject)) } catch {
          result = .failure(error)
        }
        played.withLock { $0 = result }
      }
    }
    if case .uncontrolled = report.verdict { throw ControlLost(sentence: report.sentence) }
    guard let result = played.withLock({ $0 }) else {
      throw ControlLost(sentence: "the scenario did not come to its end: \(report.sentence)")
    }
    return try result.get()
  }

  /// Whether a simpler story goes right, as far as it is judged. Each is played once.
  mutating func passes(
    _ simpler: SimplerStory, entry: SignInContract.Entry, _ judging: Aspects
  ) async throws -> Bool {
    let key = Played(simpler: simpler, entry: entry, judging: judging)
    if let known = passed[key] { return known }
    let contract = subject.contract.signIn
    let scenario = simpler.scenario
    // A story that the contract does not offer cannot go wrong.
    guard scenario.applies(to: contract) else { return true }
    let history = try await play(scenario, entry: entry)
    let finder = DeviationFinder(scenario: scenario, contract: contract, history: history)
    let isRight = finder.deviations.allSatisfy { !judging.contains($0.aspect) }
    passed[key] = isRight
    return isRight
  }
}

/// Thrown where the subject could not make a provider.
struct SetUpFailure: Error, CustomStringConvertible {
  let label: String
  let error: String

  var description: String { "\(label): no provider could be made: \(error)" }
}
