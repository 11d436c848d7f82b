import Foundation
import Observation
import Supabase

@MainActor @Observable
final class AuthViewModel {
  private(set) var busy = false
  var errorMessage: String?
  private let client: SupabaseClient
  private let apple: AppleAuthorizing

  init(client: SupabaseClient, apple: AppleAuthorizing) {
    self.client = client
    self.apple = apple
  }

  func signIn() async {
    guard !busy else { return }
    busy = true
    defer { busy = false }

    do {
      let raw = try Nonces.make()
      let token = try await apple.idToken(hashedNonce: Nonces.sha256(raw))
      guard !token.isEmpty else {
        errorMessage = "Apple sent no token."
        return
      }
      try await client.auth.signInWithIdToken(
        credentials: .init(provider: .apple, idToken: token, nonce: raw))
      errorMessage = nil
    } catch is CancellationError {
      return
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
