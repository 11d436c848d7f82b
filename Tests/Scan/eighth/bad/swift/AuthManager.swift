import AuthenticationServices
import FirebaseAuth
import Foundation

class AuthManager: NSObject, ObservableObject {
  @Published var user: User?
  @Published var errorMessage: String?
  fileprivate var currentNonce: String?

  func handleAppleRequest(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = randomNonceString()
    currentNonce = nonce
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
  }

  func handleAppleCompletion(_ authorization: ASAuthorization) {
    guard let appleIDCredential = authorization.credential as? ASAuthorizationAppleIDCredential
    else { return }
    guard let appleIDToken = appleIDCredential.identityToken,
      let idTokenString = String(data: appleIDToken, encoding: .utf8)
    else {
      errorMessage = "Unable to fetch identity token"
      return
    }
    let credential = OAuthProvider.credential(
      withProviderID: "apple.com",
      idToken: idTokenString,
      rawNonce: currentNonce ?? "")
    Auth.auth().signIn(with: credential) { [weak self] result, error in
      if let error {
        self?.errorMessage = error.localizedDescription
        return
      }
      self?.user = result?.user
    }
  }
}
