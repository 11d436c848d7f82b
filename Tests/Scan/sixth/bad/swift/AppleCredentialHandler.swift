import AuthenticationServices
import FirebaseAuth

final class AppleCredentialHandler {
  private var nonceForRequest: String?
  private let log: (String) -> Void

  init(log: @escaping (String) -> Void = { print($0) }) { self.log = log }

  func prepare(_ request: ASAuthorizationAppleIDRequest) throws {
    let value = try Randomness.base64URL(32)
    nonceForRequest = value
    request.requestedScopes = [.fullName]
    request.nonce = Digest.sha256Hex(value)
  }

  func complete(_ authorization: ASAuthorization) async throws -> AuthDataResult? {
    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let raw = apple.identityToken,
      let jwt = String(data: raw, encoding: .utf8)
    else {
      log("apple: credential without token")
      return nil
    }
    let credential = OAuthProvider.credential(
      withProviderID: "apple.com",
      idToken: jwt,
      rawNonce: nonceForRequest ?? "")
    nonceForRequest = nil
    return try await Auth.auth().signIn(with: credential)
  }
}
