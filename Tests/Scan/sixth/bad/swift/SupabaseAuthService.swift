import AuthenticationServices
import CryptoKit
import GoogleSignIn
import Supabase

enum SupabaseAuthError: Error { case noToken }

struct SupabaseAuthService {
  let client: SupabaseClient

  func digest(_ s: String) -> String {
    SHA256.hash(data: Data(s.utf8)).compactMap { String(format: "%02x", $0) }.joined()
  }

  /// Used by the settings screen too ("Connect Google account").
  @MainActor
  func google(from controller: UIViewController) async throws {
    let raw = UUID().uuidString + UUID().uuidString
    let hashed = digest(raw)

    let result = try await GIDSignIn.sharedInstance.signIn(
      withPresenting: controller, hint: nil, additionalScopes: nil, nonce: hashed)
    guard let idToken = result.user.idToken?.tokenString else {
      throw SupabaseAuthError.noToken
    }
    try await client.auth.signInWithIdToken(
      credentials: OpenIDConnectCredentials(
        provider: .google,
        idToken: idToken,
        accessToken: result.user.accessToken.tokenString,
        nonce: hashed
      )
    )
  }
}
