import AuthenticationServices
import CryptoKit
import Supabase

@Observable
final class SupabaseSession {
  private let client: SupabaseClient
  var isSigningIn = false
  var message: String?
  private var pendingNonce: String?

  init(client: SupabaseClient) { self.client = client }

  func prepare(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = UUID().uuidString + UUID().uuidString
    pendingNonce = nonce
    request.nonce = SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }.joined()
  }

  func handle(_ result: Result<ASAuthorization, Error>) async {
    guard !isSigningIn else { return }
    isSigningIn = true
    guard case .success(let auth) = result,
      let apple = auth.credential as? ASAuthorizationAppleIDCredential,
      let data = apple.identityToken
    else {
      message = "No credential"
      return
    }
    let idToken = String(decoding: data, as: UTF8.self)
    do {
      try await client.auth.signInWithIdToken(
        credentials: .init(provider: .apple, idToken: idToken, nonce: pendingNonce ?? "")
      )
    } catch {
      message = error.localizedDescription
    }
    pendingNonce = nil
    isSigningIn = false
  }
}
