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
  private let logger = Logger(subsystem: "com.example.app", category: "auth")
  private var continuation: CheckedContinuation<AppleSignInResult, Error>?
  private var currentNonce: String?
  private var isSigningIn = false

  func signIn(state: String? = nil) async throws -> AppleSignInResult {
    guard !isSigningIn else { throw AppleSignInError.alreadyInProgress }
    isSigningIn = true

    let nonce = try randomNonceString()
    currentNonce = nonce

    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
    request.state = state

    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self

    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      controller.performRequests()
    }
  }
}

extension AppleSignInProvider: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      continuation?.resume(throwing: AppleSignInError.invalidCredential)
      continuation = nil
      return
    }
    guard let nonce = currentNonce,
      let appleIDToken = credential.identityToken,
      let idTokenString = String(data: appleIDToken, encoding: .utf8)
    else {
      continuation?.resume(throwing: AppleSignInError.missingToken)
      continuation = nil
      return
    }
    isSigningIn = false
    continuation?.resume(
      returning: AppleSignInResult(
        idToken: idTokenString, nonce: nonce, userID: credential.user,
        authorizationCode: credential.authorizationCode.flatMap {
          String(data: $0, encoding: .utf8)
        },
        state: credential.state, fullName: credential.fullName, email: credential.email))
    continuation = nil
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    logger.error("Sign in with Apple failed: \(error.localizedDescription)")
    isSigningIn = false
    if let error = error as? ASAuthorizationError, error.code == .canceled {
      continuation?.resume(throwing: AppleSignInError.canceled)
    } else {
      continuation?.resume(throwing: AppleSignInError.failed(error))
    }
    continuation = nil
  }
}

extension AppleSignInProvider: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.keyWindow }
      .first ?? ASPresentationAnchor()
  }
}
