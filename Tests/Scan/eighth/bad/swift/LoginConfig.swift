import AuthenticationServices
import CryptoKit
import Foundation

enum LoginConfig {
  static let clientID = "com.brightbakery.app"
  static let redirect = URL(string: "https://brightbakery.example/callback")!
  static let nonce = UUID().uuidString + UUID().uuidString
}

extension SignInView {
  func configure(_ request: ASAuthorizationAppleIDRequest) {
    request.requestedScopes = [.email]
    let digest = SHA256.hash(data: Data(LoginConfig.nonce.utf8))
    request.nonce = digest.map { String(format: "%02x", $0) }.joined()
  }

  func finish(_ credential: ASAuthorizationAppleIDCredential) async throws {
    guard let data = credential.identityToken else { throw SignInError.noToken }
    let token = String(decoding: data, as: UTF8.self)
    try await api.login(idToken: token, rawNonce: LoginConfig.nonce)
  }
}
