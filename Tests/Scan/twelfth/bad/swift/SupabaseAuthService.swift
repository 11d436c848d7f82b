import AuthenticationServices
import CryptoKit
import Supabase

protocol AuthService {
  func signInWithApple() async throws -> Session
}

final class SupabaseAuthService: AuthService {
  private let client: SupabaseClient
  private let apple: AppleAuthorizing

  init(client: SupabaseClient, apple: AppleAuthorizing) {
    self.client = client
    self.apple = apple
  }

  func signInWithApple() async throws -> Session {
    let nonce = Nonce.random()
    let hashedNonce = Nonce.sha256(nonce)
    let credential = try await apple.authorize(scopes: [.email], nonce: hashedNonce)

    guard let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }) else {
      throw AuthServiceError.noIdentityToken
    }

    return try await client.auth.signInWithIdToken(
      credentials: .init(
        provider: .apple,
        idToken: token,
        nonce: hashedNonce
      )
    )
  }
}
