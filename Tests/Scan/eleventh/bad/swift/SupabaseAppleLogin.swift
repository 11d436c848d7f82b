import AuthenticationServices
import CryptoKit
import Supabase

final class SupabaseAppleLogin {
  let client: SupabaseClient
  private var pendingNonce: String?

  init(client: SupabaseClient) { self.client = client }

  func prepare(_ request: ASAuthorizationAppleIDRequest, nonce: String) {
    pendingNonce = nonce
    request.requestedScopes = [.email]
    request.nonce = Self.digest(nonce)
  }

  func complete(_ credential: ASAuthorizationAppleIDCredential) async throws {
    guard let nonce = pendingNonce,
      let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) })
    else {
      throw URLError(.userAuthenticationRequired)
    }
    pendingNonce = nil
    try await client.auth.signInWithIdToken(
      credentials: .init(
        provider: .apple,
        idToken: token,
        nonce: Self.digest(nonce)
      )
    )
  }

  private static func digest(_ s: String) -> String {
    let hash = SHA256.hash(data: s.data(using: .utf8)!)
    return hash.compactMap { String(format: "%02x", $0) }.joined()
  }
}
