internal import ConformanceModel

extension Gallery {
  /// View models that hear of the background, and get it wrong.
  package static let slippedPhases: [GallerySubject] = [
    phased(
      "background-drops-caller", .dropsCaller, [.continuationAnsweredOnce],
      [.backgroundDropsCaller], "Resets itself in the background, and answers nobody."),
    phased(
      "background-cancels-unsaid", .cancelsUnsaid, [.continuationSuccess],
      [.backgroundEndsAttempt], "Cancels in the background, and says that attempts wait."),
    phased(
      "return-hides-loading", .hidesLoading, [.guardExclusive], [.returnReleases],
      "Clears 'isLoading' when the app comes back, as if the sheet had gone."),
    phased(
      "return-starts-again", .startsAgain, [.continuationSuccess], [.returnStartsAgain],
      "Shows the sheet once more when the app comes back and an attempt is pending."),
    phased(
      "background-leaves-flag", .leavesFlag, [.guardReleased], [.flagStaysSet],
      "Ends the attempt in the background as it says, and leaves the flag set.", ends: true),
    phased(
      "return-gives-up-later", .givesUpLater, [.continuationSuccess], [.backgroundEndsAttempt],
      "Cancels a second after the app has come back, as if the sheet had gone."),
    phased(
      "observation-kept", .neverStopsObserving, [.continuationReleased], [.keptAfterEnd],
      "Observes the app's phases with itself in the handler, and never ends that."),
    phased(
      "background-answers-again", .answersAgain, [.continuationAnsweredOnce],
      [.slotNotCleared], "Ends the attempt in the background, and answers the callback as well.",
      ends: true, entries: [.completion]),
  ]

  /// The same, right.
  package static let rightPhases: [GallerySubject] = [
    .legalSignIn(
      "background-waits", story: "Hides its spinner in the background, and waits on.",
      contract: contract(ends: false), callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { PhasedModel(environment, nil) } },
    .legalSignIn(
      "background-ends", story: "Cancels what is pending when the app goes to the background.",
      contract: contract(ends: true), callbacks: .mainActor
    ) { environment in
      MainActor.assumeIsolated { PhasedModel(environment, nil, endsInBackground: true) }
    },
  ]

  private static func contract(
    ends: Bool, entries: Set<SignInContract.Entry> = [.async, .completion]
  ) -> SignInContract {
    SignInContract(
      entries: entries, taskCancellation: false, background: ends ? .ends : .waits)
  }

  private static func phased(
    _ name: String, _ slip: PhasedModel.Slip, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String, ends: Bool = false,
    entries: Set<SignInContract.Entry> = [.async, .completion]
  ) -> GallerySubject {
    .badSignIn(
      name, violates: violates, causes: causes, story: story,
      contract: contract(ends: ends, entries: entries), callbacks: .mainActor
    ) { environment in
      MainActor.assumeIsolated { PhasedModel(environment, slip, endsInBackground: ends) }
    }
  }
}

/// A view model that hears when the app goes to the background and comes back.
@MainActor private final class PhasedModel {
  enum Slip {
    case answersAgain, cancelsUnsaid, dropsCaller, givesUpLater, hidesLoading, leavesFlag
    case neverStopsObserving, startsAgain
  }

  private let environment: SignInEnvironment
  private let slip: Slip?
  private let endsInBackground: Bool
  private var isLoading = false
  private var showsSpinner = false
  private var completion: SignInReply?
  private var rawNonce = ""
  private var controller: (any AuthorizationController)?
  private var keeper: PhasedModel?
  private var observation: SignInEnvironment.PhaseObservation?

  init(_ environment: SignInEnvironment, _ slip: Slip?, endsInBackground: Bool = false) {
    (self.environment, self.slip) = (environment, slip)
    self.endsInBackground = endsInBackground
    if slip == .neverStopsObserving {
      _ = environment.observePhases { phase in MainActor.assumeIsolated { self.hear(phase) } }
      return
    }
    observation = environment.observePhases { [weak self] phase in
      MainActor.assumeIsolated { self?.hear(phase) }
    }
  }

  deinit { observation?() }

  private func hear(_ phase: AppPhase) {
    guard completion != nil else { return }
    showsSpinner = phase == .active
    switch (phase, slip) {
    case (.background, .dropsCaller): reset()
    case (.background, .cancelsUnsaid): cancel()
    case (.background, .leavesFlag):
      let waiting = completion
      completion = nil
      waiting?(.failure(SignInFailure.cancelled))
    case (.background, .answersAgain): completion?(.failure(SignInFailure.cancelled))
    case (.background, _) where endsInBackground: cancel()
    case (.active, .givesUpLater):
      Task {
        try await Task.sleep(for: .seconds(1))
        cancel()
      }
    case (.active, .hidesLoading): isLoading = false
    case (.active, .startsAgain): show()
    default: break
    }
  }

  private func begin(_ completion: @escaping SignInReply) {
    guard !isLoading else { return completion(.failure(SignInFailure.alreadyInProgress)) }
    guard environment.hasWindow() else {
      return completion(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return completion(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    (isLoading, showsSpinner, rawNonce, keeper) = (true, true, nonce, self)
    self.completion = completion
    show()
  }

  private func show() {
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce)))
    self.controller = controller
    controller.delegate = self
    controller.performRequests()
  }

  private func finish(_ result: Result<SignInCredential, any Error>) {
    guard let waiting = completion else { return }
    reset()
    waiting(result)
  }

  private func reset() {
    (completion, controller, keeper, rawNonce) = (nil, nil, nil, "")
    (isLoading, showsSpinner) = (false, false)
  }
}

extension PhasedModel: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    try await withCheckedThrowingContinuation { continuation in
      begin { continuation.resume(with: $0) }
    }
  }

  func signIn(completion: @escaping SignInReply) { begin(completion) }

  func cancel() { finish(.failure(SignInFailure.cancelled)) }
}

extension PhasedModel: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard controller === self.controller else { return }
    let nonce = rawNonce
    finish(Result { try SignInCredential(credential, rawNonce: nonce) })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard controller === self.controller else { return }
    finish(.failure(SignInFailure(error)))
  }
}
