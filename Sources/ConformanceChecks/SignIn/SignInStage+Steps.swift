internal import ConformanceModel
internal import Synchronization

extension SignInStage {
  /// Takes one step.
  ///
  /// - Returns: Says whether all that the step must lead to has been seen. Only a hint for the
  ///   settling: what is judged is the history.
  func take(_ step: SignInStep) -> @Sendable () -> Bool {
    switch step {
    case .start(let start): return takeStart(start)
    case .callback(let attempt, let callback): return takeCallback(attempt, callback)
    case .cancel:
      let waiting = waitingCallers
      let provider = state.withLock { $0.provider }
      settling.main.run { provider?.cancel() }
      return { waiting.allSatisfy { self.isAnswered($0) } }
    case .cancelTask(let attempt):
      let (task, number) = state.withLock { ($0.tasks[attempt], $0.numbers[attempt]) }
      task?.cancel()
      if let number { remote?.cancelTask(of: number) }
      return { task == nil || self.isAnswered(attempt) }
    case .drop:
      drop()
      return { true }
    case .timeout:
      let waiting = waitingCallers
      return { waiting.allSatisfy { self.isAnswered($0) } }
    case .phase(let phase):
      let waiting = contract.background == .ends ? waitingCallers : []
      let phases = state.withLock { $0.phases }
      settling.main.run { phases.tell(phase) }
      return { waiting.allSatisfy { self.isAnswered($0) } }
    }
  }

  private func takeStart(_ start: SignInStart) -> @Sendable () -> Bool {
    if let outer = start.inside, !isAnswered(outer) {
      let number = state.withLock { state in
        state.inside[outer, default: []].append(start)
        return state.numbers[outer]
      }
      // Another process has to know before it answers the outer attempt.
      if let remote { callRemote(remote, start, inside: number) }
      return { true }
    }
    return begin(start)
  }

  private func takeCallback(
    _ attempt: String, _ callback: ProviderCallback
  ) -> @Sendable () -> Bool {
    let target = state.withLock { state in
      state.controllers.last { $0.attempt == attempt && $0.controller.timesPerformed > 0 }
    }
    guard let controller = target?.controller else {
      state.withLock { $0.events.append("skipped, \(attempt) has made no request") }
      return { true }
    }
    let isFirst = controller.callbacks == 0 && !isAnswered(attempt)
    let inner = state.withLock { $0.inside[attempt] ?? [] }
    let isHeard = controller.callBack(with: callback)
    if !isHeard { state.withLock { $0.events.append("no delegate is there") } }
    return {
      !isFirst || !isHeard
        || self.isAnswered(attempt) && inner.allSatisfy { self.isUnderWay($0.attempt) }
    }
  }

  /// Calls the entry point.
  private func begin(_ start: SignInStart) -> @Sendable () -> Bool {
    let attempt = start.attempt
    let entry = start.entry ?? entry
    let joins = contract.overlap == .join && !waitingCallers.isEmpty
    bytes.setFailing(start.bytesFail)
    let (provider, isCalled) = state.withLock { state in
      state.callers.append(SignInHistory.Caller(attempt: attempt, entry: entry))
      state.starting = attempt
      state.hasWindow = start.hasWindow
      state.early = start.early.map { ProviderCallback($0) }
      return (state.provider, state.numbers[attempt] != nil)
    }
    guard let provider, !isCalled else { return { true } }
    if let remote = provider as? any RemoteProvider {
      callRemote(remote, start, inside: nil)
      return { true }
    }
    switch entry {
    case .completion:
      settling.main.run {
        provider.signIn { self.note(SignInAnswer($0), from: attempt, result: $0) }
      }
    case .async:
      let task = Task {
        if start.isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
        let result: Result<SignInCredential, any Error>
        do { result = .success(try await provider.signIn()) } catch { result = .failure(error) }
        self.note(SignInAnswer(result), from: attempt, result: result)
      }
      state.withLock { $0.tasks[attempt] = task }
    }
    let answersEarly = start.early != nil
    return {
      self.isAnswered(attempt) || joins || !answersEarly && self.isUnderWay(attempt)
    }
  }

  private func callRemote(_ remote: any RemoteProvider, _ start: SignInStart, inside: Int?) {
    bytes.setFailing(start.bytesFail)
    state.withLock { $0.hasWindow = start.hasWindow }
    let number = remote.start(start.entry ?? entry, isEarly: start.early != nil, inside: inside) {
      self.note(SignInAnswer($0), from: start.attempt, result: $0)
    }
    state.withLock { $0.numbers[start.attempt] = number }
  }

  /// Notes what a caller was told, and starts what waits for it, before the call returns.
  private func note(
    _ answer: SignInAnswer, from attempt: String, result: Result<SignInCredential, any Error>
  ) {
    let next = state.withLock { state -> [SignInStart] in
      if case .failure(let fault as SubjectFault) = result { state.fault = fault }
      guard let index = state.callers.firstIndex(where: { $0.attempt == attempt }) else {
        return []
      }
      if state.callers[index].answers.isEmpty {
        state.callers[index].hadCallback = state.controllers.contains {
          $0.attempt == attempt && $0.controller.callbacks > 0
        }
      }
      state.callers[index].answers.append(answer)
      state.events.append("\(attempt): \(answer.word)")
      return state.inside.removeValue(forKey: attempt) ?? []
    }
    for start in next { _ = begin(start) }
  }

  private var waitingCallers: [String] {
    state.withLock { state in state.callers.filter(\.answers.isEmpty).map(\.attempt) }
  }

  private func isAnswered(_ attempt: String) -> Bool {
    state.withLock { state in
      state.callers.contains { $0.attempt == attempt && !$0.answers.isEmpty }
    }
  }

  /// Whether the attempt has been answered or has started a request.
  private func isUnderWay(_ attempt: String) -> Bool {
    isAnswered(attempt)
      || state.withLock { state in
        state.controllers.contains { $0.attempt == attempt && $0.controller.timesPerformed > 0 }
      }
  }
}
