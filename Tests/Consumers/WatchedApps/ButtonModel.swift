import AuthenticationServices
import CryptoKit
import FirebaseAuth
import Observation

/// The two closures of a native button, by names of its own.
@Observable @MainActor final class ButtonModel {
  private(set) var userID: String?
  private(set) var errorMessage = ""
  private var nonce: String?

  func prepare(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = UUID().uuidString
    self.nonce = nonce
    request.requestedScopes = [.fullName, .email]
    request.nonce = SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }.joined()
  }

  func finish(_ result: Result<ASAuthorization, Error>) {
    defer { nonce = nil }
    switch result {
    case .success(let authorization):
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
        let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
        !token.isEmpty, let nonce
      else {
        errorMessage = "Apple sent nothing to sign in with."
        return
      }
      let proof = OAuthProvider.credential(
        withProviderID: "apple.com", idToken: token, rawNonce: nonce)
      Auth.auth().signIn(with: proof) { [weak self] result, error in
        self?.userID = result?.user.uid
        self?.errorMessage = error?.localizedDescription ?? ""
      }
    case .failure(let error):
      let isCancel = (error as? ASAuthorizationError)?.code == .canceled
      errorMessage = isCancel ? "" : error.localizedDescription
    }
  }
}
