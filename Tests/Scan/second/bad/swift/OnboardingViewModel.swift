// swift-format-ignore-file
import AuthenticationServices
import Combine
import CryptoKit
import Supabase

@MainActor
final class OnboardingViewModel: ObservableObject {

    @Published var errorMessage: String?
    @Published var isSignedIn = false

    private let supabase: SupabaseClient
    private let nonce = Nonce.random()

    init(supabase: SupabaseClient) {
        self.supabase = supabase
    }

    func prepare(_ request: ASAuthorizationAppleIDRequest) {
        request.requestedScopes = [.email]
        request.nonce = Nonce.sha256(nonce)
    }

    func handle(_ result: Result<ASAuthorization, Error>) async {
        do {
            guard let credential = try result.get().credential as? ASAuthorizationAppleIDCredential,
                  let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }) else {
                errorMessage = "Apple did not return a token."
                return
            }
            try await supabase.auth.signInWithIdToken(
                credentials: .init(provider: .apple, idToken: token, nonce: nonce)
            )
            isSignedIn = true
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}
