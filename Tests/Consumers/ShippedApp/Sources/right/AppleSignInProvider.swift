import AuthenticationServices
import UIKit
import os

struct AppleSignInResult {
  let idToken: String
  let nonce: String
  let userID: String
  let authorizationCode: String?
  let state: String?
  let fullName: PersonNameComponents?
  let email: String?
}

enum AppleSignInError: Error {
  case canceled
  case alreadyInProgress
  case invalidCredential
  case missingToken
  case failed(Error)
}

/// Wraps the delegate callbacks of Sign in with Apple in async/await; one attempt at a time.
@MainActor
final class AppleSignInProvider: NSObject {
  /// All that belongs to one attempt.
  private struct Attempt {
    let controller: ASAuthorizationController
    let nonce: String
    let continuation: CheckedContinuation<AppleSignInResult, Error>
    /// The controller holds its delegate weakly; nobody else need hold this object.
    let provider: AppleSignInProvider
  }

  private let logger = Logger(subsystem: "com.example.app", category: "auth")
  private var attempt: Attempt?

  func signIn(state: String? = nil) async throws -> AppleSignInResult {
    guard attempt == nil else { throw AppleSignInError.alreadyInProgress }
    let nonce = try randomNonceString()

    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
    request.state = state

    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self

    return try await withCheckedThrowingContinuation { continuation in
      attempt = Attempt(
        controller: controller, nonce: nonce, continuation: continuation, provider: self)
      controller.performRequests()
    }
  }

  /// Closes the sheet.
  func cancel() {
    guard let attempt else { return }
    self.attempt = nil
    attempt.controller.cancel()
    attempt.continuation.resume(throwing: AppleSignInError.canceled)
  }

  /// Ends the attempt of a controller; callbacks of others, and later ones, find none.
  private func finish(_ controller: ASAuthorizationController) -> Attempt? {
    guard let attempt, attempt.controller === controller else { return nil }
    self.attempt = nil
    return attempt
  }
}

extension AppleSignInProvider: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let attempt = finish(controller) else { return }
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      return attempt.continuation.resume(throwing: AppleSignInError.invalidCredential)
    }
    guard let data = credential.identityToken, let token = String(data: data, encoding: .utf8),
      !token.isEmpty
    else {
      return attempt.continuation.resume(throwing: AppleSignInError.missingToken)
    }
    attempt.continuation.resume(
      returning: AppleSignInResult(
        idToken: token, nonce: attempt.nonce, userID: credential.user,
        authorizationCode: credential.authorizationCode.flatMap {
          String(data: $0, encoding: .utf8)
        },
        state: credential.state, fullName: credential.fullName, email: credential.email))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    guard let attempt = finish(controller) else { return }
    logger.error("Sign in with Apple failed: \(error.localizedDescription)")
    if let error = error as? ASAuthorizationError, error.code == .canceled {
      attempt.continuation.resume(throwing: AppleSignInError.canceled)
    } else {
      attempt.continuation.resume(throwing: AppleSignInError.failed(error))
    }
  }
}

extension AppleSignInProvider: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.keyWindow }
      .first ?? ASPresentationAnchor()
  }
}
