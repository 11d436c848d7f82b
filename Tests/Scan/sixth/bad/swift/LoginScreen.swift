import SwiftUI
import AuthenticationServices
import Supabase

struct LoginScreen: View {
  @State private var attemptNonce: String?
  @State private var failed = false
  let supabase: SupabaseClient

  var body: some View {
    VStack(spacing: 24) {
      Image("fern").resizable().frame(width: 96, height: 96)
      Text("Plantkeeper").font(.largeTitle.bold())
      SignInWithAppleButton(.continue) { request in
        let raw = Entropy.urlSafe(bytes: 32)
        attemptNonce = raw
        request.requestedScopes = [.email, .fullName]
        request.nonce = raw
      } onCompletion: { result in
        Task { await finish(result) }
      }
      .frame(height: 50)
      if failed { Text("Something went wrong.").foregroundStyle(.red) }
    }
    .padding()
  }

  private func finish(_ result: Result<ASAuthorization, Error>) async {
    guard case .success(let auth) = result,
      let apple = auth.credential as? ASAuthorizationAppleIDCredential,
      let tokenData = apple.identityToken,
      let idToken = String(data: tokenData, encoding: .utf8),
      let nonce = attemptNonce
    else { failed = true; return }
    attemptNonce = nil
    do {
      try await supabase.auth.signInWithIdToken(
        credentials: .init(provider: .apple, idToken: idToken, nonce: nonce))
    } catch { failed = true }
  }
}
