internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

/// Plays one scenario in one order of its steps, with nothing settled between.
///
/// A step may come as soon as it makes sense. An attempt starts when those before it are under way
/// and whatever was to end them before has been told; the provider calls back as soon as there is
/// a request; a cancel may come at any moment after the start. When nothing can happen any more,
/// what is missing comes after all, the provider answers everything that is outstanding, and time
/// passes.
final class OrderStage: Sendable {
  struct State {
    var provider: (any SignInProvider)?
    var callers: [Caller] = []
    var controllers: [Controller] = []
    var tasks: [Int: Task<Void, Never>] = [:]
    var record: SignInRecord
    /// The steps that have not been offered yet, in order.
    var left: [Int]
    /// The steps that were offered and have not come yet.
    var offered: Set<Int> = []
    /// Whether the provider has answered what was left.
    var isClosing = false
    var restedTwice = false
    var starting = 0
    var hasWindow = true
    let phases = PhaseObservers()
    var early: ProviderCallback?
    /// Attempts whose end was called for, and has not been told.
    var ending: Set<Int> = []
    /// Attempts to start as soon as the attempt that is their key is answered.
    var inside: [String: [SignInStart]]
    /// Tasks whose attempt has not begun.
    var unclaimed: [String: Task<Void, Never>] = [:]
    var lastEvent = Duration.zero
    /// The time after which the contract ends an attempt.
    let timeout: Duration?
  }

  struct Caller {
    let start: SignInStart
    let began: Duration
    var answers: [SignInAnswer] = []
    var hasExpired = false
  }

  struct Controller {
    let attempt: Int
    let controller: ScriptedController
  }

  /// Longer than anything that an attempt does before its request or after its end, and shorter
  /// than any timeout.
  static let patience = Duration.seconds(10)

  let run: ScheduledRun
  let contract: SignInContract
  let scenario: SignInScenario
  let entry: SignInContract.Entry
  let bytes: StageByteSource
  let aspects: Aspects
  let state: Mutex<State>

  /// - Parameters:
  ///   - run: The run in which it is played.
  ///   - contract: What the subject declares.
  ///   - story: What happens.
  ///   - aspects: What is judged; other deviations are other requirements' business.
  ///   - seed: Determines the bytes handed out.
  init(
    _ run: ScheduledRun, _ contract: SignInContract, _ story: OrderStory, judging aspects: Aspects,
    seed: UInt64
  ) {
    self.run = run
    self.contract = contract
    scenario = story.scenario
    entry = story.entry
    self.aspects = aspects
    bytes = StageByteSource(seed: seed)
    let steps = story.scenario.steps
    state = Mutex(
      State(
        record: SignInRecord(
          overlap: contract.overlap, requires: contract.requires,
          tellsSuccess: contract.tellsSuccess),
        left: steps.indices.filter { steps[$0].startedInside == nil },
        inside: story.scenario.startedInside, timeout: contract.timeout.map { .seconds($0) }))
  }

  /// Makes the provider and offers the first step; all is judged when nothing happens any more.
  ///
  /// - Throws: What `makeProvider` throws.
  func start(_ subject: any SignInSubject) throws {
    let environment = SignInEnvironment(
      makeController: { self.makeController($0) }, bytes: bytes,
      hasWindow: { self.state.withLock { $0.hasWindow } },
      observePhases: state.withLock { $0.phases }.observe)
    let provider = try run.makeProvider(of: subject, in: environment)
    state.withLock { $0.provider = provider }
    run.atEnd { _ in self.judge() }
    run.whileAtRest { self.goOnAtRest() }
    run.givesUpPolling { self.state.withLock { $0.restedTwice } }
    run.followsTicks {
      self.state.withLock { state in !state.callers.indices.allSatisfy(state.isAnswered) }
    }
    offerNext()
  }

  // MARK: Offering steps

  /// Offers every step that makes sense now.
  func offerNext() {
    while let step = nextStep(isForced: false) { offer(step) }
  }

  /// Takes a step off the scenario that need not wait any more.
  func nextStep(isForced: Bool) -> Int? {
    state.withLock { state in
      let place = state.left.firstIndex { isForced || makesSense($0, state) }
      guard let place else { return nil }
      let step = state.left.remove(at: place)
      state.offered.insert(step)
      return step
    }
  }

  private func makesSense(_ position: Int, _ state: State) -> Bool {
    let earlier = scenario.steps[..<position].indices.filter {
      state.offered.contains($0) || state.left.contains($0)
    }
    // What comes after a timeout waits for it; the timeout itself, for everything to rest.
    if earlier.contains(where: { scenario.steps[$0] == .timeout }) { return false }
    switch scenario.steps[position] {
    case .timeout:
      // A timer that falls due competes with an ending and all that it has set off.
      return scenario.steps[..<position].contains(where: \.endsAttempts)
        && !earlier.contains { scenario.steps[$0].isStart } && !state.callers.isEmpty
        && state.callers.indices.allSatisfy(state.hasRequest)
    case .start:
      // Nothing before is on its way.
      return earlier.isEmpty && state.ending.isEmpty
        && state.callers.indices.allSatisfy { state.isAnswered($0) || state.hasRequest($0) }
    case .callback(let attempt, _):
      guard let caller = state.position(of: attempt), state.hasRequest(caller) else { return false }
      // A callback too many, or too late, stays what it is: it does not come before its time.
      let isStray = scenario.steps[..<position].contains { $0.mayEnd(attempt) }
      return !earlier.contains {
        scenario.steps[$0].isCallback(to: attempt) || isStray && scenario.steps[$0].isStart
      }
    case .phase:
      return !earlier.contains { scenario.steps[$0].isStart || scenario.steps[$0].isPhase }
    case .cancel, .cancelTask, .drop: return !earlier.contains { scenario.steps[$0].isStart }
    }
  }

  func offer(_ position: Int) {
    switch scenario.steps[position] {
    case .timeout: offerTimer(position)
    case .start(let start): call(start, step: position)
    case .callback(let attempt, let callback):
      run.external("\(callback.kind.text) for \(attempt)", from: "provider") {
        self.state.withLock { _ = $0.offered.remove(position) }
        self.callBack(attempt, callback)
      }
    case .cancel:
      run.external("cancel()", from: "caller") {
        let provider = self.state.withLock { state in
          state.offered.remove(position)
          state.note(.cancelled, self.run.now)
          state.ending.formUnion(state.callers.indices.filter { !state.isAnswered($0) })
          return state.provider
        }
        self.run.onMain { provider?.cancel() }
        self.offerNext()
      }
    case .phase(let phase):
      run.external(phase.step, from: "app") {
        let phases = self.state.withLock { state in
          state.offered.remove(position)
          if phase == .background, self.contract.background == .ends {
            state.note(.cancelled, self.run.now)
            state.ending.formUnion(state.callers.indices.filter { !state.isAnswered($0) })
          }
          return state.phases
        }
        self.run.onMain { phases.tell(phase) }
        self.offerNext()
      }
    case .cancelTask(let attempt):
      run.external("cancels \(attempt)'s task", from: "caller") {
        self.state.withLock { _ = $0.offered.remove(position) }
        self.cancelTask(attempt)
        self.offerNext()
      }
    case .drop:
      run.external("drops the provider", from: "caller") {
        self.state.withLock { state in
          state.offered.remove(position)
          state.note(.dropped, self.run.now)
        }
        self.drop()
        self.offerNext()
      }
    }
  }

  /// Offers that the next timer fires, one after the other up to the time limit.
  private func offerTimer(_ position: Int) {
    run.external("a timer fires", from: "time") {
      let end = self.endOfLimit
      if self.run.fireNextTimer(until: end) { return self.offerTimer(position) }
      self.state.withLock { _ = $0.offered.remove(position) }
      self.offerNext()
    }
  }

  private func callBack(_ attempt: String, _ callback: ProviderCallback) {
    let target = state.withLock { state -> Controller? in
      guard let caller = state.position(of: attempt),
        let request = state.controllers.lastIndex(where: {
          $0.attempt == caller && $0.controller.timesPerformed > 0
        })
      else { return nil }
      if !state.isAnswered(caller) { state.ending.insert(caller) }
      state.note(.calledBack(request, callback.kind), run.now)
      return state.controllers[request]
    }
    target?.controller.callBack(with: callback)
    offerNext()
  }

  private func cancelTask(_ attempt: String) {
    let task = state.withLock { state -> Task<Void, Never>? in
      guard let caller = state.position(of: attempt) else { return nil }
      state.note(.taskCancelled(caller), run.now)
      if !state.isAnswered(caller) { state.ending.insert(caller) }
      return state.tasks[caller]
    }
    task?.cancel()
  }
}

extension SignInStep {
  /// Whether attempts end by it.
  fileprivate var endsAttempts: Bool {
    switch self {
    case .callback, .cancel, .cancelTask: true
    default: false
    }
  }

  fileprivate var isStart: Bool { if case .start = self { true } else { false } }

  fileprivate var isPhase: Bool { if case .phase = self { true } else { false } }

  fileprivate func isCallback(to attempt: String) -> Bool {
    if case .callback(attempt, _) = self { true } else { false }
  }

  fileprivate func mayEnd(_ attempt: String) -> Bool {
    switch self {
    case .callback(attempt, _), .cancelTask(attempt), .cancel: true
    default: false
    }
  }

  /// The attempt from inside whose answer the step starts another one.
  fileprivate var startedInside: String? {
    if case .start(let start) = self { start.inside } else { nil }
  }
}

extension SignInScenario {
  /// The attempts that start from inside the answer of another.
  fileprivate var startedInside: [String: [SignInStart]] {
    var inside: [String: [SignInStart]] = [:]
    for case .start(let start) in steps {
      if let outer = start.inside { inside[outer, default: []].append(start) }
    }
    return inside
  }
}
