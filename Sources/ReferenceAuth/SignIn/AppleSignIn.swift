import Synchronization

/// Bridges a delegate-based authorization to `async` and completion-handler callers.
///
/// Every caller is answered exactly once. While one attempt is pending, a newcomer is refused
/// with `SignInError.alreadyInProgress` and the pending one goes on; all entry points share that
/// guard. The next attempt may start as soon as a caller is answered, from inside its completion
/// too.
///
/// `SignInState` decides under the lock; everything else (nonce, controller, answers) happens
/// outside it, on the thread of whoever caused it. A pending attempt keeps this object alive, so
/// that dropping the last reference still leads to an answer.
public final class AppleSignIn: Sendable {
  private let environment: SignInEnvironment
  private let state = Mutex(SignInState())

  /// Makes a provider; one serves the whole app.
  public init(environment: SignInEnvironment) {
    self.environment = environment
  }

  /// Signs in and waits for the outcome. Cancelling the calling task ends the attempt.
  ///
  /// Runs where it is called: to be called on the main actor, where AuthenticationServices wants
  /// its controllers made and started.
  ///
  /// - Parameters:
  ///   - state: Comes back in the credential; tells sign-in, link and reauthentication apart.
  ///   - scopes: What the app wants to know about the user.
  ///   - isolation: Where it runs.
  /// - Returns: The credential with this attempt's own raw nonce.
  /// - Throws: `SignInError`, and nothing else.
  public func signIn(
    state: String? = nil, scopes: [AuthorizationRequest.Scope] = [.fullName, .email],
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> SignInCredential {
    let id = self.state.withLock { $0.reserve() }
    return try await withTaskCancellationHandler {
      // A closure is on the caller's actor only if it names it.
      _ = isolation
      return try await withCheckedThrowingContinuation { continuation in
        begin(id, state: state, scopes: scopes) { continuation.resume(with: $0) }
      }
    } onCancel: {
      advance { $0.cancel(id) }
    }
  }

  /// Signs in and calls back with the outcome; to be called on the main thread, as buttons do.
  ///
  /// - Parameters:
  ///   - state: Comes back in the credential; tells sign-in, link and reauthentication apart.
  ///   - scopes: What the app wants to know about the user.
  ///   - completion: Called exactly once, possibly before this method returns, on the thread of
  ///     whoever ended the attempt. May start the next attempt.
  public func signIn(
    state: String? = nil, scopes: [AuthorizationRequest.Scope] = [.fullName, .email],
    completion: @escaping @Sendable (Result<SignInCredential, SignInError>) -> Void
  ) {
    let id = self.state.withLock { $0.reserve() }
    begin(id, state: state, scopes: scopes, reply: completion)
  }

  /// Ends the pending attempt, if any: its caller is answered with `SignInError.cancelled`.
  public func cancel() {
    advance { $0.cancel() }
  }

  private func begin(
    _ id: AttemptID, state: String?, scopes: [AuthorizationRequest.Scope],
    reply: @escaping @Sendable (SignInAnswer) -> Void
  ) {
    advance { $0.begin(id, with: AuthorizationRequest(state: state, scopes: scopes), reply: reply) }
  }

  /// Lets the state decide, acts outside the lock, and answers last.
  ///
  /// In two steps, so that controller and delegate of an ended attempt are let go before its
  /// caller hears of the end.
  private func advance(_ decide: (inout SignInState) -> SignInAction) {
    let reply = act(on: state.withLock { decide(&$0) })
    reply?()
  }

  /// - Returns: What is left to do when nothing of the action is referenced any more.
  private func act(on action: SignInAction) -> (() -> Void)? {
    switch action {
    case .nothing:
      break
    case .prepare(let id, let request):
      switch prepare(id, request) {
      case .success(let request): advance { $0.arm(id, with: request) }
      case .failure(let error): advance { $0.failToStart(id, error) }
      }
    case .performRequests(let id, let controller):
      controller.performRequests()
      advance { $0.started(id, controller) }
    case .withdraw(let controller):
      controller.cancel()
    case .answer(let attempt, let answer, let withdraw):
      if withdraw { attempt.request?.controller.cancel() }
      let reply = attempt.reply
      return { reply(answer) }
    }
    return nil
  }

  private func prepare(
    _ id: AttemptID, _ template: AuthorizationRequest
  ) -> Result<OutstandingRequest, SignInError> {
    guard environment.hasWindow() else { return .failure(.noWindow) }
    let rawNonce: String
    do {
      rawNonce = try environment.drawNonce()
    } catch {
      return .failure(.nonceFailed("\(error)"))
    }
    guard !rawNonce.isEmpty else { return .failure(.nonceFailed("the nonce is empty.")) }
    var request = template
    request.nonce = environment.digest(rawNonce)
    do {
      let controller = try environment.makeController(request)
      let delegate = AttemptDelegate(id: id, provider: self)
      controller.delegate = delegate
      return .success(
        OutstandingRequest(rawNonce: rawNonce, controller: controller, delegate: delegate))
    } catch {
      return .failure(.cannotStart("\(error)"))
    }
  }

  /// Hands a callback to the state; called by the delegate of the attempt.
  fileprivate func receive(
    _ event: AttemptDelegate.Event, for id: AttemptID, from controller: any AuthorizationController
  ) {
    advance { state in
      switch event {
      case .completed(let credential): state.complete(id, controller, with: credential)
      case .failed(let failure): state.fail(id, controller, with: failure)
      }
    }
  }
}

/// The delegate of one attempt: knows which one, and keeps the provider alive until it ends.
///
/// Provider → pending attempt → delegate → provider is a cycle on purpose. Ending the attempt
/// breaks it.
private final class AttemptDelegate: AuthorizationControllerDelegate {
  enum Event: Sendable {
    case completed(AuthorizationCredential)
    case failed(AuthorizationFailure)
  }

  private let id: AttemptID
  private let provider: AppleSignIn

  init(id: AttemptID, provider: AppleSignIn) {
    self.id = id
    self.provider = provider
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    provider.receive(.completed(credential), for: id, from: controller)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith failure: AuthorizationFailure
  ) {
    provider.receive(.failed(failure), for: id, from: controller)
  }
}
