import Foundation

/// What the app knows of a user who has signed in.
public struct SignedInUser: Sendable {
  public var id: String
  public var identityToken: String
  public var authorizationCode: String?
  /// Goes to the backend with the token.
  public var rawNonce: String
}

/// How a sign-in ends without a user.
public enum SignInError: Error, Equatable {
  case cancelled
  case alreadyInProgress
  case noWindow
  case unexpectedCredential
  case missingToken
  case apple(code: Int)
}

/// Signs in with Apple: one attempt at a time, on the main actor.
@MainActor public final class SignInCoordinator {
  public typealias Completion = @MainActor (Result<SignedInUser, any Error>) -> Void

  private let makeController: @MainActor (_ hashedNonce: String) -> any AuthorizationController
  private let hasWindow: @MainActor () -> Bool

  private var isSigningIn = false
  private var attempt: UUID?
  private var controller: (any AuthorizationController)?
  private var rawNonce = ""
  private var completion: Completion?
  /// Keeps this object alive while an attempt is pending: its controller holds it weakly.
  private var pending: SignInCoordinator?

  public init(
    hasWindow: @escaping @MainActor () -> Bool,
    makeController: @escaping @MainActor (_ hashedNonce: String) -> any AuthorizationController
  ) {
    self.hasWindow = hasWindow
    self.makeController = makeController
  }

  /// Signs in. Cancelling the task cancels the attempt.
  public func signIn() async throws -> SignedInUser {
    let id = UUID()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        signIn(id) { continuation.resume(with: $0) }
      }
    } onCancel: {
      // Another task's attempt is not this one's to cancel.
      Task { @MainActor in if attempt == id { cancel() } }
    }
  }

  /// Signs in and calls back once.
  public func signIn(completion: @escaping Completion) { signIn(UUID(), completion) }

  private func signIn(_ id: UUID, _ completion: @escaping Completion) {
    guard !isSigningIn else { return completion(.failure(SignInError.alreadyInProgress)) }
    guard hasWindow() else { return completion(.failure(SignInError.noWindow)) }
    isSigningIn = true
    attempt = id
    pending = self
    rawNonce = Nonce.random()
    let controller = makeController(Nonce.sha256(rawNonce))
    self.controller = controller
    self.completion = completion
    controller.delegate = self
    controller.performRequests()
  }

  /// Ends the pending attempt, if there is one.
  public func cancel() {
    guard isSigningIn, let controller else { return }
    finish(controller, with: .failure(SignInError.cancelled))
  }

  private func finish(
    _ controller: any AuthorizationController, with result: Result<SignedInUser, any Error>
  ) {
    guard controller === self.controller, let completion else { return }
    self.completion = nil
    isSigningIn = false
    pending = nil
    completion(result)
  }
}

extension SignInCoordinator: AuthorizationDelegate {
  public func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AppleCredential?
  ) {
    guard let credential else {
      return finish(controller, with: .failure(SignInError.unexpectedCredential))
    }
    guard let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
      !token.isEmpty
    else {
      return finish(controller, with: .failure(SignInError.missingToken))
    }
    let user = SignedInUser(
      id: credential.user, identityToken: token,
      authorizationCode: credential.authorizationCode.flatMap { String(data: $0, encoding: .utf8) },
      rawNonce: rawNonce)
    finish(controller, with: .success(user))
  }

  public func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: NSError
  ) {
    // ASAuthorizationError.canceled, in its own domain: other domains have a 1001 as well.
    let isCancel =
      error.domain == "com.apple.AuthenticationServices.AuthorizationError" && error.code == 1001
    let failure: SignInError = isCancel ? .cancelled : .apple(code: error.code)
    finish(controller, with: .failure(failure))
  }
}
