import AuthenticationServices
import CryptoKit
import FirebaseAuth

final class FirebaseSession {
  enum Problem: Error { case noAttempt, noToken }

  private var unhashedNonce: String?
  private let nonces: NonceSourcing

  init(nonces: NonceSourcing) {
    self.nonces = nonces
  }

  func prepare(_ request: ASAuthorizationAppleIDRequest) throws {
    let nonce = try nonces.nonce(length: 32)
    unhashedNonce = nonce
    request.requestedScopes = [.fullName, .email]
    request.nonce = Self.digest(of: nonce)
  }

  @discardableResult
  func complete(with authorization: ASAuthorization) async throws -> User {
    guard let nonce = unhashedNonce else { throw Problem.noAttempt }
    unhashedNonce = nil

    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let tokenData = apple.identityToken,
      let token = String(data: tokenData, encoding: .utf8)
    else { throw Problem.noToken }

    let credential = OAuthProvider.appleCredential(
      withIDToken: token,
      rawNonce: nonce,
      fullName: apple.fullName)
    return try await Auth.auth().signIn(with: credential).user
  }

  private static func digest(of text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).reduce(into: "") { $0 += String(format: "%02x", $1) }
  }
}
