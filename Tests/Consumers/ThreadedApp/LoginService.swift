import AuthenticationServices
import Foundation
import UIKit

enum LoginError: Error {
  case alreadyInProgress
  case noToken
}

struct LoginResult: Sendable {
  let idToken: String
  let rawNonce: String
}

/// Signs in with Apple, from whatever thread asks.
final class LoginService: NSObject {
  private let attempt = Attempt()
  private var nonce = ""
  private var continuation: CheckedContinuation<LoginResult, Error>?
  private var controller: ASAuthorizationController?

  func signIn() async throws -> LoginResult {
    guard attempt.begins() else { throw LoginError.alreadyInProgress }
    do { nonce = try randomNonceString() } catch {
      attempt.ends()
      throw error
    }
    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.start() }
      }
    }
  }

  @MainActor private func start() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    self.controller = controller
    controller.performRequests()
  }

  private func finish(_ result: Result<LoginResult, Error>) {
    let waiting = continuation
    continuation = nil
    controller = nil
    attempt.ends()
    waiting?.resume(with: result)
  }
}

extension LoginService: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard controller === self.controller else { return }
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let data = credential.identityToken, !data.isEmpty,
      let token = String(data: data, encoding: .utf8)
    else { return finish(.failure(LoginError.noToken)) }
    finish(.success(LoginResult(idToken: token, rawNonce: nonce)))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    guard controller === self.controller else { return }
    finish(.failure(error))
  }
}

extension LoginService: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIWindow()
  }
}
