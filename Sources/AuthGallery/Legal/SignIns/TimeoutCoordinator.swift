internal import ConformanceModel

extension GallerySubject {
  static let timeoutWithLateSuccess = legalSignIn(
    "timeout-with-late-success",
    story: "Ends an attempt that nobody answers after a minute; what comes later is ignored.",
    contract: SignInContract(timeout: TimeoutCoordinator.seconds)
  ) { TimeoutCoordinator($0) }
}

/// The common coordinator with a timer for each attempt.
class TimeoutCoordinator: Coordinator, @unchecked Sendable {
  // Unchecked like its superclass: it adds no stored property.
  static let seconds = 60

  override func start(_ id: Int, rawNonce: String) {
    startTimer(id)
    super.start(id, rawNonce: rawNonce)
  }

  /// Ends the attempt when the time is over, unless it has ended before.
  func startTimer(_ id: Int) {
    // Holds nothing alive: a coordinator that is gone has nobody to answer.
    Task { [weak self] in
      try await Task.sleep(for: .seconds(Self.seconds))
      self?.timeIsOver(id)
    }
  }

  func timeIsOver(_ id: Int) { finish(id, .failure(SignInFailure.failed(code: "timedOut"))) }
}
