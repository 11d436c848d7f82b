internal import ConformanceModel

extension GallerySubject {
  static let checkAwaitSetOneSlot = badSignIn(
    "check-await-set-one-slot", violates: [.guardSuspension], causes: [.checkAwaitSet],
    story: "Waits between check and set; whoever is let in beside takes the one slot there is.",
    contract: SignInContract(entries: [.completion], taskCancellation: false),
    callbacks: .mainActor
  ) { environment in
    MainActor.assumeIsolated { OneSlotSignIn(environment) }
  }
}

/// Two defects in one order: the second caller is let in, and takes the first one's completion.
@MainActor
private final class OneSlotSignIn: @preconcurrency SignInProvider,
  @preconcurrency AuthorizationControllerDelegate
{
  private let environment: SignInEnvironment
  private var isBusy = false
  private var reply: SignInReply?
  private var rawNonce = ""
  private var controller: (any AuthorizationController)?
  private var keeper: OneSlotSignIn?

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn(completion: @escaping SignInReply) {
    guard !isBusy else { return completion(.failure(SignInFailure.alreadyInProgress)) }
    keeper = self
    Task {
      // As for a nonce of the server's.
      await Task.yield()
      isBusy = true
      start(completion)
    }
  }

  private func start(_ completion: @escaping SignInReply) {
    reply = completion
    guard environment.hasWindow() else {
      return finish(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return finish(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    rawNonce = nonce
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    self.controller = controller
    controller.delegate = self
    controller.performRequests()
  }

  func cancel() { finish(.failure(SignInFailure.cancelled)) }

  private func finish(_ result: Result<SignInCredential, any Error>) {
    guard let reply else { return }
    (self.reply, controller, keeper, isBusy) = (nil, nil, nil, false)
    reply(result)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard controller === self.controller else { return }
    finish(Result { try SignInCredential(credential, rawNonce: rawNonce) })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard controller === self.controller else { return }
    finish(.failure(SignInFailure(error)))
  }
}
