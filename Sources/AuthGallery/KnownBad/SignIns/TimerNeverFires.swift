internal import ConformanceModel

extension GallerySubject {
  static let timerNeverFires = badSignIn(
    "timer-never-fires", violates: [.continuationTimeout], causes: [.timerNeverFires],
    story: "The timer's task is cancelled in the line that starts it, so nobody is ever told.",
    contract: SignInContract(timeout: TimeoutCoordinator.seconds)
  ) { TimerNeverFiresCoordinator($0) }
}

private final class TimerNeverFiresCoordinator: TimeoutCoordinator, @unchecked Sendable {
  override func startTimer(_ id: Int) {
    let timer = Task { [weak self] in
      try await Task.sleep(for: .seconds(Self.seconds))
      self?.timeIsOver(id)
    }
    // Meant for the timer of the attempt before.
    timer.cancel()
  }
}
