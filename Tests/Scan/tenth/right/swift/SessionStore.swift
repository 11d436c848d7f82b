import Foundation
import Supabase

@MainActor
final class SessionStore: ObservableObject {
  @Published private(set) var isSigningIn = false
  @Published var message: String?
  private let client: SupabaseClient

  init(client: SupabaseClient) {
    self.client = client
  }

  func signIn(idToken: String?, nonce: String?) async {
    guard !isSigningIn else { return }
    isSigningIn = true
    defer { isSigningIn = false }

    guard let idToken, let nonce else {
      message = "Nothing to sign in with"
      return
    }
    do {
      try await client.auth.signInWithIdToken(
        credentials: .init(provider: .apple, idToken: idToken, nonce: nonce))
    } catch {
      message = error.localizedDescription
    }
  }
}
