// swift-format-ignore-file
import SwiftUI
import AuthenticationServices
import Supabase

struct SupabaseAppleButton: View {
    let client: SupabaseClient
    @State private var attempt: Attempt?

    struct Attempt { let raw: String; let hashed: String }

    var body: some View {
        SignInWithAppleButton { request in
            let a = Attempt.fresh()
            attempt = a
            request.requestedScopes = [.email]
            request.nonce = a.raw
        } onCompletion: { result in
            Task { try await complete(result) }
        }
    }

    private func complete(_ result: Result<ASAuthorization, Error>) async throws {
        guard let a = attempt,
              let credential = try result.get().credential as? ASAuthorizationAppleIDCredential,
              let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) })
        else { return }
        attempt = nil
        try await client.auth.signInWithIdToken(
            credentials: .init(provider: .apple, idToken: token, nonce: a.raw)
        )
    }
}
