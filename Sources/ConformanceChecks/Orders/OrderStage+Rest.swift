internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

extension OrderStage {
  /// Goes on when nothing can happen but that time passes.
  ///
  /// - Returns: False where nothing is left to do.
  func goOnAtRest() -> Bool {
    if state.withLock({ $0.left.first.map { self.scenario.steps[$0] == .timeout } ?? false }) {
      passTimeout()
      return true
    }
    let now = run.now
    let waits = state.withLock { state in
      state.callers.indices.contains { !state.isAnswered($0) }
    }
    if waits, run.passTime(until: lastMove(now) + Self.patience) { return true }
    if let step = nextStep(isForced: true) {
      // Whatever it waits for does not come.
      state.withLock { $0.ending.removeAll() }
      offer(step)
      offerNext()
      return true
    }
    return close()
  }

  /// Moves time past the timeout of every attempt, and offers what comes after in the same moment.
  private func passTimeout() {
    let end = endOfLimit - .seconds(1)
    // The timer that was set in the attempt may be due a little after its beginning.
    if run.passTime(until: end + .seconds(1)), run.now < end { return }
    if let position = state.withLock({ $0.left.isEmpty ? nil : $0.left.removeFirst() }) {
      state.withLock { _ = $0.offered.remove(position) }
    }
    offerNext()
  }

  /// When the time limit of every attempt is over; a timer may be set a little after the beginning.
  var endOfLimit: Duration {
    state.withLock { state in
      (state.callers.map(\.began).max() ?? .zero) + (state.timeout ?? .zero) + .seconds(1)
    }
  }

  /// When the scenario last went on: patience begins anew with each step.
  private func lastMove(_ now: Duration) -> Duration {
    state.withLock { $0.record.events.isEmpty ? now : $0.lastEvent }
  }

  /// Lets the provider answer what is outstanding.
  ///
  /// - Returns: False when that is done.
  private func close() -> Bool {
    let now = run.now
    let outstanding = state.withLock { state -> [ScriptedController]? in
      guard !state.restedTwice else { return nil }
      state.restedTwice = state.isClosing
      state.isClosing = true
      state.note(.rested, now)
      if state.restedTwice || state.callers.allSatisfy({ !$0.answers.isEmpty }) { return nil }
      return state.controllers.map(\.controller).filter {
        $0.timesPerformed > 0 && $0.callbacks == 0
      }
    }
    guard let outstanding, !outstanding.isEmpty else { return false }
    for controller in outstanding {
      run.external("success for request \(controller.number)", from: "provider") {
        self.state.withLock { state in
          let request = state.controllers.firstIndex { $0.controller === controller }
          if let request { state.note(.calledBack(request, .success), self.run.now) }
        }
        controller.callBack(with: ProviderCallback(.success))
      }
    }
    return true
  }
}
