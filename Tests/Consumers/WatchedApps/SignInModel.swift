import AuthenticationServices
import CryptoKit
import FirebaseAuth
import SwiftUI

/// A screen's model: what comes of a sign-in is published, and nobody is called back.
@MainActor final class SignInModel: NSObject, ObservableObject {
  @Published private(set) var user: User?
  @Published private(set) var errorMessage: String?
  @Published private(set) var isLoading = false

  private var pending: (controller: ASAuthorizationController, nonce: String)?

  func signInWithApple() {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    let nonce = UUID().uuidString
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }.joined()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    pending = (controller, nonce)
    controller.performRequests()
  }

  private func end(_ message: String?) {
    isLoading = false
    errorMessage = message
  }
}

extension SignInModel: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
      !token.isEmpty
    else { return end("Apple sent nothing to sign in with.") }
    let proof = OAuthProvider.appleCredential(
      withIDToken: token, rawNonce: pending.nonce, fullName: credential.fullName)
    Task {
      do {
        user = try await Auth.auth().signIn(with: proof).user
        end(nil)
      } catch {
        end(error.localizedDescription)
      }
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    let isCancel = (error as? ASAuthorizationError)?.code == .canceled
    end(isCancel ? nil : error.localizedDescription)
  }
}
