internal import ConformanceModel
internal import Synchronization

/// The delegate of one call: owns its caller, its nonce and its controller.
final class AttemptDelegate: AuthorizationControllerDelegate {
  private struct State {
    var reply: SignInReply?
    var controller: (any AuthorizationController)?
    var keeper: AttemptDelegate?
  }

  private let rawNonce: String
  private let state: Mutex<State>

  init(rawNonce: String, reply: @escaping SignInReply) {
    self.rawNonce = rawNonce
    state = Mutex(State(reply: reply))
  }

  /// Starts the request of this attempt.
  ///
  /// - Parameter staysAlive: Whether the attempt keeps itself alive until it is answered.
  func start(_ controller: any AuthorizationController, staysAlive: Bool = true) {
    controller.delegate = self
    state.withLock { state in
      state.controller = staysAlive ? controller : nil
      state.keeper = staysAlive ? self : nil
    }
    controller.performRequests()
  }

  /// Answers the caller, who may have been answered before.
  func answer(_ result: Result<SignInCredential, any Error>) {
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    ended.reply?(result)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    answer(Result { try SignInCredential(credential, rawNonce: rawNonce) })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    answer(.failure(SignInFailure(error)))
  }
}
