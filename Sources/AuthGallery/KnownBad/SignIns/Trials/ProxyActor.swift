internal import ConformanceModel
internal import Synchronization

/// Sign-in in an actor that hears the provider through a listener of each attempt.
///
/// The listener hops with the first callback alone unless told otherwise, and what ends an attempt
/// says so before its request can start on the main actor. `cancel()` is no part of the contract
/// where this is right: it hops, and means whoever is pending by then.
actor ProxyActor: SignInProvider {
  enum Turn { case callbacksApart }

  private struct Pending {
    let listener: ProxyListener
    let continuation: CheckedContinuation<SignInCredential, any Error>
    var controller: (any AuthorizationController)?
  }

  private let environment: SignInEnvironment
  private let turn: Turn?
  private var pending: Pending?

  init(_ environment: SignInEnvironment, _ turn: Turn? = nil) {
    (self.environment, self.turn) = (environment, turn)
  }

  func signIn() async throws -> SignInCredential {
    try Task.checkCancellation()
    guard pending == nil else { throw SignInFailure.alreadyInProgress }
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    let listener = ProxyListener(self, nonce, hearsAll: turn == .callbacksApart)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pending = Pending(listener: listener, continuation: continuation)
        Task { @MainActor in await self.start(listener, nonce) }
      }
    } onCancel: {
      Task { await self.end(listener, .failure(SignInFailure.cancelled)) }
    }
  }

  /// By the time it has hopped somebody else may be signing in.
  nonisolated func cancel() {
    Task { await self.end(nil, .failure(SignInFailure.cancelled)) }
  }

  @MainActor private func start(_ listener: ProxyListener, _ nonce: String) async {
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    controller.delegate = listener
    guard await adopt(controller, listener), !listener.isOver else { return }
    controller.performRequests()
  }

  private func adopt(
    _ controller: any AuthorizationController, _ listener: ProxyListener
  ) -> Bool {
    guard pending?.listener === listener else { return false }
    pending?.controller = controller
    return true
  }

  /// - Parameter listener: That of the attempt; whichever is pending where none is given.
  fileprivate func end(
    _ listener: ProxyListener?, _ result: Result<SignInCredential, any Error>
  ) {
    guard let ended = pending, listener == nil || ended.listener === listener else { return }
    pending = nil
    ended.listener.finish()
    ended.continuation.resume(with: result)
  }
}

/// Hears the provider for one attempt.
final class ProxyListener: AuthorizationControllerDelegate {
  private let owner: ProxyActor
  private let nonce: String
  private let hearsAll: Bool
  private let state = Mutex((isHeard: false, isOver: false))

  init(_ owner: ProxyActor, _ nonce: String, hearsAll: Bool) {
    (self.owner, self.nonce, self.hearsAll) = (owner, nonce, hearsAll)
  }

  var isOver: Bool { state.withLock { $0.isOver } }

  func finish() { state.withLock { $0.isOver = true } }

  private func hear(_ result: Result<SignInCredential, any Error>) {
    let isFirst = state.withLock { state in
      defer { state.isHeard = true }
      return !state.isHeard
    }
    guard isFirst || hearsAll else { return }
    Task { await owner.end(self, result) }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) { hear(Result { try SignInCredential(credential, rawNonce: nonce) }) }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { hear(.failure(SignInFailure(error))) }
}
