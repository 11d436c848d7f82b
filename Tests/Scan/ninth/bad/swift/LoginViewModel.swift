import AuthenticationServices
import CryptoKit
import FirebaseAuth
import SwiftUI

@MainActor
final class LoginViewModel: ObservableObject {
  @Published var isSigningIn = false
  @Published var errorMessage: String?
  @Published var user: User?

  private var pendingNonce: String?

  func prepare(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = NonceFactory.make()
    pendingNonce = nonce
    request.requestedScopes = [.email, .fullName]
    request.nonce = NonceFactory.sha256(nonce)
  }

  func finish(_ result: Result<ASAuthorization, Error>) async {
    guard !isSigningIn else { return }
    isSigningIn = true
    errorMessage = nil

    switch result {
    case .failure(let error):
      errorMessage = error.localizedDescription
      isSigningIn = false
    case .success(let authorization):
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
        let tokenData = credential.identityToken,
        let idToken = String(data: tokenData, encoding: .utf8),
        let nonce = pendingNonce
      else {
        errorMessage = "Apple did not return a usable credential."
        return
      }
      pendingNonce = nil
      let firebaseCredential = OAuthProvider.appleCredential(
        withIDToken: idToken,
        rawNonce: nonce,
        fullName: credential.fullName
      )
      do {
        user = try await Auth.auth().signIn(with: firebaseCredential).user
      } catch {
        errorMessage = error.localizedDescription
      }
      isSigningIn = false
    }
  }
}
