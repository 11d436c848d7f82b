// swift-format-ignore-file
import AuthenticationServices
import CryptoKit
import Supabase

// Sign in with Apple -> Supabase session
final class SupabaseAppleAuth: NSObject, ASAuthorizationControllerDelegate {

    private let client: SupabaseClient
    private var hashedNonce: String?

    init(client: SupabaseClient) {
        self.client = client
        super.init()
    }

    func begin() {
        let rawNonce = UUID().uuidString
        let hashed = SHA256.hash(data: Data(rawNonce.utf8))
            .map { String(format: "%02x", $0) }
            .joined()
        hashedNonce = hashed

        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.email]
        request.nonce = hashed

        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    func authorizationController(controller: ASAuthorizationController,
                                 didCompleteWithAuthorization authorization: ASAuthorization) {
        guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
              let data = credential.identityToken,
              let token = String(data: data, encoding: .utf8),
              let hashedNonce else { return }
        self.hashedNonce = nil
        Task {
            try? await client.auth.signInWithIdToken(
                credentials: .init(provider: .apple, idToken: token, nonce: hashedNonce)
            )
        }
    }
}
