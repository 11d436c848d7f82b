import AuthenticationServices
import CryptoKit
import Supabase

@MainActor
final class SupabaseAppleAuth {
  private let client: SupabaseClient
  private var pending: String?

  init(client: SupabaseClient) {
    self.client = client
  }

  func prepare(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = Nonce.random(length: 32)
    pending = nonce
    request.requestedScopes = [.email, .fullName]
    request.nonce = sha256(nonce)
  }

  func complete(_ credential: ASAuthorizationAppleIDCredential) async throws -> Session {
    guard let nonce = pending else { throw AuthFailure.noAttempt }
    pending = nil
    guard let data = credential.identityToken else { throw AuthFailure.noToken }
    let idToken = String(decoding: data, as: UTF8.self)
    return try await client.auth.signInWithIdToken(
      credentials: OpenIDConnectCredentials(
        provider: .apple,
        idToken: idToken,
        nonce: sha256(nonce)
      )
    )
  }

  private func sha256(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}
