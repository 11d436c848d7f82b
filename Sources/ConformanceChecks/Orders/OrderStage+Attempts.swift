internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

extension OrderStage {
  /// Starts the task of a caller, which calls the entry point.
  ///
  /// - Parameter step: The step of the scenario, which has come when the caller calls; nil for an
  ///   attempt from inside another's answer.
  func call(_ start: SignInStart, step: Int?) {
    let entry = start.entry ?? entry
    let task = run.spawn("\(start.attempt) (\(entry.rawValue))") {
      let caller = self.begin(start, step: step)
      self.offerNext()
      if let caller { await self.signIn(caller, start) }
    }
    state.withLock { $0.unclaimed[start.attempt] = task }
  }

  /// Notes the call; nil where there is no provider left.
  private func begin(_ start: SignInStart, step: Int?) -> Int? {
    run.mark("signIn \(start.attempt)")
    bytes.setFailing(start.bytesFail)
    let now = run.now
    return state.withLock { state in
      if let step { state.offered.remove(step) }
      guard state.provider != nil else { return nil }
      let caller = state.callers.count
      state.callers.append(Caller(start: start, began: now))
      state.record.canStart.append(start.hasWindow && !start.bytesFail)
      if let task = state.unclaimed.removeValue(forKey: start.attempt) {
        state.tasks[caller] = task
      }
      state.starting = caller
      state.hasWindow = start.hasWindow
      state.early = start.early.map { ProviderCallback($0) }
      state.note(.began(caller), now)
      return caller
    }
  }

  private func signIn(_ caller: Int, _ start: SignInStart) async {
    let provider = state.withLock { $0.provider }
    guard let provider else { return }
    switch start.entry ?? entry {
    case .completion: signIn(provider, caller)
    case .async: note(SignInAnswer(await Self.answer(of: provider)), of: caller)
    }
  }

  /// Calls as a button's action does: on the main thread.
  private func signIn(_ provider: any SignInProvider, _ caller: Int) {
    run.onMain { provider.signIn { self.note(SignInAnswer($0), of: caller) } }
  }

  private static func answer(
    of provider: any SignInProvider
  ) async -> Result<SignInCredential, any Error> {
    do { return .success(try await provider.signIn()) } catch { return .failure(error) }
  }

  /// Notes what a caller was told, and starts what waits for it, before the call returns.
  private func note(_ answer: SignInAnswer, of caller: Int) {
    let now = run.now
    let (name, words, inner) = state.withLock { state in
      state.callers[caller].answers.append(answer)
      state.ending.remove(caller)
      if state.callers[caller].answers.count == 1 {
        state.note(.answered(caller, AnswerWords(answer)), now)
      }
      let name = state.callers[caller].start.attempt
      return (
        name, state.callers[caller].answers.map(\.word.rawValue),
        state.inside.removeValue(forKey: name) ?? []
      )
    }
    run.mark("\(name): \(answer.word)")
    if words.count > 1, aspects.contains(.answers) {
      fail(
        .answered, state.withLock(\.signOfSecondAnswer),
        "\(name) was answered \(words.count) times: \(words.joined(separator: ", "))")
    }
    for start in inner { startInside(start) }
    offerNext()
  }

  /// Starts an attempt from inside the answer of another one.
  private func startInside(_ start: SignInStart) {
    guard start.entry ?? entry == .completion else { return call(start, step: nil) }
    guard let caller = begin(start, step: nil), let provider = state.withLock({ $0.provider })
    else { return }
    signIn(provider, caller)
  }

  func makeController(_ request: AuthorizationRequest) -> any AuthorizationController {
    state.withLock { state in
      let index = state.controllers.count
      let early = state.early
      let controller = ScriptedController(
        number: index + 1, request: request, callbacks: contract.callbacks,
        main: .controlled(run), early: early
      ) {
        self.hasStarted(index, early: early)
      }
      state.controllers.append(Controller(attempt: state.starting, controller: controller))
      state.record.requests.append(SignInRecord.Request())
      return controller
    }
  }

  private func hasStarted(_ index: Int, early: ProviderCallback?) {
    run.mark("request \(index + 1)")
    let now = run.now
    state.withLock { state in
      state.note(.performed(index), now)
      if let early { state.note(.calledBack(index, early.kind), now) }
    }
    // The early callback has not come yet, and what follows may see that it has.
    if early == nil { offerNext() }
  }

  /// Lets go of the provider: what is pending keeps itself alive, or is freed.
  func drop() {
    // Freed outside the lock: a deinit may answer.
    run.onMain {
      let provider = state.withLock { $0.provider.take() }
      _ = consume provider
    }
  }
}

extension OrderStage.State {
  func position(of attempt: String) -> Int? { callers.firstIndex { $0.start.attempt == attempt } }

  func isAnswered(_ caller: Int) -> Bool { !callers[caller].answers.isEmpty }

  /// Whether a request of the attempt has been started.
  func hasRequest(_ caller: Int) -> Bool {
    controllers.contains { $0.attempt == caller && $0.controller.timesPerformed > 0 }
  }

  /// Notes an event, and before it whose time is over by then.
  mutating func note(_ event: SignInRecord.Event, _ now: Duration) {
    for caller in callers.indices where !callers[caller].hasExpired {
      guard let timeout, callers[caller].began + timeout <= now else { continue }
      callers[caller].hasExpired = true
      record.events.append(.expired(caller))
    }
    record.events.append(event)
    lastEvent = now
  }
}
