internal import ConformanceModel

extension GallerySubject {
  static let cancelsByController = legalSignIn(
    "cancels-by-controller",
    story: "Who cancels withdraws the sheet, and is answered when the delegate hears of that.",
    contract: SignInContract(withdraws: true), callbacks: .mainActor
  ) { environment in
    MainActor.assumeIsolated { WithdrawingSignIn(environment) }
  }
}

/// Leaves every ending to the delegate, that of a withdrawn sheet too.
@MainActor
private final class WithdrawingSignIn: @preconcurrency SignInProvider,
  @preconcurrency AuthorizationControllerDelegate
{
  private struct Attempt {
    let id: Int
    let rawNonce: String
    let controller: any AuthorizationController
    let reply: SignInReply
    let keeper: WithdrawingSignIn
  }

  private let environment: SignInEnvironment
  private var pending: Attempt?
  private var lastID = 0

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn() async throws -> SignInCredential {
    lastID += 1
    let id = lastID
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        start(id) { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in
        if self.pending?.id == id { self.cancel() }
      }
    }
  }

  func signIn(completion: @escaping SignInReply) {
    lastID += 1
    start(lastID, completion)
  }

  func cancel() { pending?.controller.cancel() }

  private func start(_ id: Int, _ reply: @escaping SignInReply) {
    guard pending == nil else { return reply(.failure(SignInFailure.alreadyInProgress)) }
    guard environment.hasWindow() else {
      return reply(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return reply(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    controller.delegate = self
    pending = Attempt(
      id: id, rawNonce: nonce, controller: controller, reply: reply, keeper: self)
    controller.performRequests()
  }

  private func end(
    _ controller: any AuthorizationController,
    _ result: (Attempt) -> Result<SignInCredential, any Error>
  ) {
    guard let ended = pending, ended.controller === controller else { return }
    pending = nil
    ended.reply(result(ended))
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    end(controller) { attempt in
      Result { try SignInCredential(credential, rawNonce: attempt.rawNonce) }
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    end(controller) { _ in .failure(SignInFailure(error)) }
  }
}
