import AuthenticationServices
import CryptoKit
import FirebaseAuth

final class FirebaseAppleFlow {
  private var currentNonce: String?

  func configure(_ request: ASAuthorizationAppleIDRequest) throws {
    let raw = try NonceSource().next()
    currentNonce = raw
    request.requestedScopes = [.fullName, .email]
    request.nonce = NonceSource().hash(raw)
  }

  func credential(from apple: ASAuthorizationAppleIDCredential) -> AuthCredential? {
    guard let nonce = currentNonce,
      let data = apple.identityToken,
      let token = String(data: data, encoding: .utf8)
    else {
      return nil
    }
    currentNonce = nil
    return OAuthProvider.appleCredential(
      withIDToken: token, rawNonce: nonce, fullName: apple.fullName)
  }
}
