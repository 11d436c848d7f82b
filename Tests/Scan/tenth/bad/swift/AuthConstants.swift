import AuthenticationServices
import CryptoKit

enum AuthConstants {
  static let scopes: [ASAuthorization.Scope] = [.email]
  static let nonce = UUID().uuidString
}

final class AppleAuthProvider {
  func makeRequest() -> ASAuthorizationAppleIDRequest {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = AuthConstants.scopes
    request.nonce = digest(AuthConstants.nonce)
    return request
  }

  func login(token: String, api: LoginAPI) async throws {
    try await api.login(idToken: token, rawNonce: AuthConstants.nonce)
  }

  private func digest(_ value: String) -> String {
    SHA256.hash(data: Data(value.utf8))
      .compactMap { String(format: "%02x", $0) }
      .joined()
  }
}
