import AuthenticationServices
import Supabase
import SwiftUI

// Part 3 of the series: replacing the e-mail form with Sign in with Apple.

struct SignInScreen: View {
  let client: SupabaseClient
  @State private var challenge: String?
  @State private var message = ""

  var body: some View {
    VStack(spacing: 24) {
      Image("logo").resizable().scaledToFit().frame(height: 80)
      SignInWithAppleButton(.continue) { request in
        let value = UUID().uuidString + UUID().uuidString
        challenge = value
        request.requestedScopes = [.email, .fullName]
        request.nonce = value
      } onCompletion: { result in
        Task { await finish(result) }
      }
      .frame(height: 50)
      Text(message).foregroundStyle(.secondary)
    }
    .padding()
  }

  private func finish(_ result: Result<ASAuthorization, Error>) async {
    do {
      guard let credential = try result.get().credential as? ASAuthorizationAppleIDCredential,
        let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
        let challenge
      else { return }
      try await client.auth.signInWithIdToken(
        credentials: .init(provider: .apple, idToken: token, nonce: challenge))
    } catch {
      message = "Could not sign you in: \(error.localizedDescription)"
    }
  }
}
