import AuthenticationServices
import UIKit

struct AppleSignInResult {
  let idToken: String
  let nonce: String
  let userID: String
  let authorizationCode: String?
  let state: String?
  let fullName: PersonNameComponents?
  let email: String?
}

/// Wraps the delegate callbacks of Sign in with Apple in async/await.
@MainActor
final class AppleSignInProvider: NSObject {
  private var continuation: CheckedContinuation<AppleSignInResult, Error>?
  private var currentNonce: String?

  func signIn(state: String? = nil) async throws -> AppleSignInResult {
    let nonce = randomNonceString()
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
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let nonce = currentNonce,
      let appleIDToken = credential.identityToken,
      let idTokenString = String(data: appleIDToken, encoding: .utf8)
    else {
      print("Unable to fetch identity token")
      return
    }
    continuation?.resume(
      returning: AppleSignInResult(
        idToken: idTokenString, nonce: nonce, userID: credential.user,
        authorizationCode: credential.authorizationCode.flatMap {
          String(data: $0, encoding: .utf8)
        },
        state: credential.state, fullName: credential.fullName, email: credential.email))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    continuation?.resume(throwing: error)
  }
}

extension AppleSignInProvider: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }
      .first { $0.isKeyWindow } ?? ASPresentationAnchor()
  }
}
