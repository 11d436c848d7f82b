import AuthenticationServices
import FirebaseAuth
import Foundation

final class SocialLoginService {
  static let shared = SocialLoginService()

  private let defaults = UserDefaults.standard
  private let nonceKey = "auth.apple.nonce"

  func startApple(request: ASAuthorizationAppleIDRequest) {
    let nonce = Crypto.randomNonce()
    defaults.set(nonce, forKey: nonceKey)
    request.nonce = Crypto.sha256Hex(nonce)
    request.requestedScopes = [.fullName]
  }

  func completeApple(credential: ASAuthorizationAppleIDCredential) async throws {
    guard let data = credential.identityToken, let token = String(data: data, encoding: .utf8)
    else {
      throw URLError(.userAuthenticationRequired)
    }
    let nonce = defaults.string(forKey: nonceKey)
    let oauth = OAuthProvider.appleCredential(
      withIDToken: token,
      rawNonce: nonce ?? "",
      fullName: credential.fullName
    )
    try await Auth.auth().signIn(with: oauth)
  }

  func signOut() throws {
    try Auth.auth().signOut()
  }
}
