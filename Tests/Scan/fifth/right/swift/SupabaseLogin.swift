// swift-format-ignore-file
import AuthenticationServices
import Supabase

final class SupabaseLogin {
    private let client: SupabaseClient
    private var rawNonce: String?

    init(client: SupabaseClient) { self.client = client }

    func configure(_ request: ASAuthorizationAppleIDRequest) throws {
        let raw = try NonceMaker.make()
        rawNonce = raw
        let hashed = NonceMaker.sha256Hex(raw)
        request.nonce = hashed
    }

    func complete(_ credential: ASAuthorizationAppleIDCredential) async throws {
        guard let nonce = rawNonce else { throw LoginFailure.noAttempt }
        rawNonce = nil
        guard let data = credential.identityToken else { throw LoginFailure.noToken }
        _ = try await client.auth.signInWithIdToken(
            credentials: .init(provider: .apple, idToken: String(decoding: data, as: UTF8.self), nonce: nonce)
        )
    }
}

enum LoginFailure: Error { case noAttempt, noToken }
