import AuthenticationServices
import CryptoKit
import Supabase
import SwiftUI

struct SignInWithAppleButtonView: View {
  let client: SupabaseClient
  @State private var rawNonce = ""
  @State private var failed = false

  var body: some View {
    SignInWithAppleButton(.continue) { request in
      let fresh = randomString()
      rawNonce = fresh
      request.requestedScopes = [.email]
      request.nonce = fresh
    } onCompletion: { result in
      Task { await handle(result) }
    }
    .frame(height: 48)
    .alert("Sign in failed", isPresented: $failed) {
      Button("OK", role: .cancel) {}
    }
  }

  private func handle(_ result: Result<ASAuthorization, Error>) async {
    do {
      guard let credential = try result.get().credential as? ASAuthorizationAppleIDCredential,
        let idToken = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) })
      else {
        failed = true
        return
      }
      try await client.auth.signInWithIdToken(
        credentials: .init(provider: .apple, idToken: idToken, nonce: rawNonce))
    } catch {
      failed = true
    }
  }

  private func randomString() -> String {
    var generator = SystemRandomNumberGenerator()
    let symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    return String((0..<32).map { _ in symbols.randomElement(using: &generator)! })
  }
}
