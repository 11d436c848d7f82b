package import ConformanceModel
internal import Synchronization

/// Drives one provider through one scenario: the suite's own steps, settled between (level 0).
///
/// The stage is the provider's whole world: it makes the controllers, hands out the bytes, shows
/// or hides the window, plays the callers and notes what each of them is told.
package final class SignInStage: Sendable {
  struct State {
    var provider: (any SignInProvider)?
    var callers: [SignInHistory.Caller] = []
    var tasks: [String: Task<Void, Never>] = [:]
    /// The attempts' numbers in a provider elsewhere.
    var numbers: [String: Int] = [:]
    /// Every controller that was made, and the attempt that was started last at that time.
    var controllers: [(attempt: String, controller: ScriptedController)] = []
    /// Attempts to start as soon as the attempt that is their key is answered.
    var inside: [String: [SignInStart]] = [:]
    let phases = PhaseObservers()
    var starting = ""
    var hasWindow = true
    var early: ProviderCallback?
    var fault: SubjectFault?
    var mostOutstanding = 0
    var story: [String] = []
    /// What has come of the present step so far.
    var events: [String] = []
  }

  let contract: SignInContract
  let entry: SignInContract.Entry
  let bytes: StageByteSource
  let settling: any Settling
  /// Time that passes after every step.
  let patience: Duration?
  /// Looks after the end who is still there.
  let life: LifeProbe?
  let state = Mutex(State())

  /// - Parameters:
  ///   - contract: What the subject declares.
  ///   - entry: The way in for steps that name none.
  ///   - seed: Determines the bytes handed out.
  ///   - settling: How to wait until nothing is on its way any more.
  ///   - patience: Time that passes after every step.
  ///   - life: Looks after the end who is still there.
  init(
    contract: SignInContract, entry: SignInContract.Entry, seed: UInt64, settling: any Settling,
    patience: Duration? = nil, life: LifeProbe? = nil
  ) {
    self.patience = patience
    self.life = life
    self.contract = contract
    self.entry = entry
    self.settling = settling
    bytes = StageByteSource(seed: seed)
  }

  /// Plays a scenario with a fresh provider.
  ///
  /// - Parameters:
  ///   - steps: What happens.
  ///   - subject: Makes the provider.
  /// - Throws: What `makeProvider` throws, and a ``SubjectFault`` of a provider elsewhere.
  package func play(
    _ steps: [SignInStep], with subject: any SignInSubject
  ) async throws -> SignInHistory {
    try await setUp(subject)
    defer { clear() }
    return try await play(steps)
  }

  /// Keeps no reference of its own: the scenario may drop the last one.
  private func setUp(_ subject: any SignInSubject) async throws {
    let provider = try await subject.makeProvider(in: environment)
    if let life, let object = provider.object { life.note(object, .provider) }
    state.withLock { $0.provider = provider }
  }

  /// Breaks the cycles of stage, provider and controllers.
  private func clear() {
    endSheets()
    drop()
    let left = state.withLock { state in
      defer {
        state.controllers = []
        state.tasks = [:]
        state.inside = [:]
        if let life { life.hold(state.phases) } else { state.phases.removeAll() }
      }
      return state.controllers
    }
    _ = consume left
  }

  /// A sheet that is still shown ends: whoever holds a guard of the process lets go of it.
  private func endSheets() {
    guard contract.guardOwner == .process else { return }
    let open = state.withLock { state in
      state.controllers.filter { attempt, controller in
        controller.timesPerformed > 0 && controller.callbacks == 0
          && !state.callers.contains { $0.attempt == attempt && !$0.answers.isEmpty }
      }
    }
    for (_, controller) in open { controller.callBack(with: ProviderCallback(.cancel)) }
  }

  private func play(_ steps: [SignInStep]) async throws -> SignInHistory {
    for step in steps {
      let isDue = take(step)
      if step == .timeout, let timeout = contract.timeout {
        try await settling.pass(.seconds(timeout + 1))
      }
      try await settle(until: isDue)
      if let patience { try await settling.pass(patience) }
      finish(step)
    }
    return history
  }

  private func settle(until isDue: @escaping @Sendable () -> Bool) async throws {
    if let remote {
      try await remote.settle()
    } else {
      try await settling.settle(until: isDue)
    }
    if let fault = state.withLock({ $0.fault }) { throw fault }
  }

  /// The provider, where it is elsewhere.
  var remote: (any RemoteProvider)? {
    state.withLock { $0.provider } as? any RemoteProvider
  }

  private func finish(_ step: SignInStep) {
    state.withLock { state in
      let outstanding = state.controllers.count { attempt, controller in
        let answered = state.callers.contains { $0.attempt == attempt && !$0.answers.isEmpty }
        return controller.timesPerformed > 0 && controller.callbacks == 0 && !answered
      }
      state.mostOutstanding = max(state.mostOutstanding, outstanding)
      let outcome = state.events.isEmpty ? "nothing" : state.events.joined(separator: "; ")
      state.story += StoryLine.lines(step.text(entry: entry), outcome)
      state.events = []
    }
  }

  private var history: SignInHistory {
    state.withLock { state in
      var history = SignInHistory()
      history.drawn = bytes.drawn
      history.callers = state.callers
      history.mostOutstanding = state.mostOutstanding
      history.story = state.story
      for (attempt, controller) in state.controllers {
        let issued = IssuedCredential(number: controller.number, request: controller.request)
        for _ in 0..<controller.timesPerformed {
          history.requests.append(
            SignInHistory.Request(
              attempt: attempt, request: controller.request, issued: issued,
              callbacks: controller.callbacks, heard: controller.heard,
              hasHadDelegate: controller.hasHadDelegate,
              isStartedWithDelegate: controller.startsWithoutDelegate == 0,
              isAnchored: controller.startsWithoutAnchor == 0,
              hasHadAnchor: controller.hasHadAnchor,
              isAnchoredOnMain: controller.anchorsOffMain == 0,
              isWithdrawn: controller.isWithdrawn,
              isMadeOnMain: controller.isMadeOnMain,
              isStartedOnMain: controller.startsOffMain == 0))
        }
      }
      return history
    }
  }
}

extension SignInStage {
  /// The world of the provider. It holds the stage, and the stage the provider, as long as the
  /// scenario lasts.
  private var environment: SignInEnvironment {
    SignInEnvironment(
      makeController: { self.makeController($0) }, bytes: bytes,
      hasWindow: { self.state.withLock { $0.hasWindow } },
      observePhases: state.withLock { $0.phases }.observe)
  }

  private func makeController(_ request: AuthorizationRequest) -> any AuthorizationController {
    state.withLock { state in
      let number = state.controllers.count + 1
      let controller = ScriptedController(
        number: number, request: request, callbacks: contract.callbacks, main: settling.main,
        firstTurn: entry.firstTurn, early: state.early
      ) {
        self.state.withLock { $0.events.append("request \(number)") }
        self.noteDelegate(of: number)
      }
      life?.note(controller, .controller)
      state.controllers.append((state.starting, controller))
      return controller
    }
  }

  private func noteDelegate(of number: Int) {
    guard let life else { return }
    // A request that is started when all is over belongs to no story any more.
    let started = state.withLock { state in
      state.controllers.lazy.map(\.controller).first { $0.number == number }
    }
    if let listener = started?.delegate?.listener { life.note(listener, .delegate) }
  }

  /// Lets go of the provider: what is pending keeps itself alive, or is freed.
  func drop() {
    // Freed outside the lock: a deinit may answer.
    settling.main.run {
      let provider = state.withLock { $0.provider.take() }
      _ = consume provider
    }
  }
}
