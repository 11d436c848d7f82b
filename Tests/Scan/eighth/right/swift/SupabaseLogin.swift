import AuthenticationServices
import CryptoKit
import Supabase

struct SupabaseLogin {
  let client: SupabaseClient

  func request(_ request: ASAuthorizationAppleIDRequest) -> String {
    let rawNonce = UUID().uuidString
    let hashedNonce = SHA256.hash(data: Data(rawNonce.utf8))
      .map { String(format: "%02x", $0) }
      .joined()
    request.requestedScopes = [.email]
    request.nonce = hashedNonce
    return rawNonce
  }

  func finish(idToken: String, rawNonce: String) async throws -> Session {
    try await client.auth.signInWithIdToken(
      credentials: .init(provider: .apple, idToken: idToken, nonce: rawNonce))
  }
}
