import AuthenticationServices
import CryptoKit
import FirebaseAuth

@MainActor
final class AppleLoginModel: ObservableObject {
  @Published private(set) var failure: String?
  private var currentNonce: String?

  func prepare(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = Self.randomNonce()
    currentNonce = nonce
    request.requestedScopes = [.fullName, .email]
    request.nonce = Self.sha256(nonce)
  }

  func complete(_ result: Result<ASAuthorization, Error>) async {
    guard let nonce = currentNonce else {
      failure = "No sign-in was started"
      return
    }
    currentNonce = nil
    guard case .success(let auth) = result,
      let apple = auth.credential as? ASAuthorizationAppleIDCredential,
      let tokenData = apple.identityToken,
      let idToken = String(data: tokenData, encoding: .utf8)
    else {
      failure = "Sign-in failed"
      return
    }
    do {
      let credential = OAuthProvider.appleCredential(
        withIDToken: idToken, rawNonce: nonce, fullName: apple.fullName)
      try await Auth.auth().signIn(with: credential)
    } catch {
      failure = error.localizedDescription
    }
  }

  private static func randomNonce(length: Int = 32) -> String {
    let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
    return String((0..<length).map { _ in charset.randomElement()! })
  }

  private static func sha256(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}
