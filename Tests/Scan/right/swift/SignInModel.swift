// swift-format-ignore-file
import AuthenticationServices

@MainActor final class SignInModel: ObservableObject {
    @Published private(set) var isSigningIn = false
    private var currentNonce: String?

    func signIn() async throws {
        guard !isSigningIn else { throw SignInError.inProgress }
        isSigningIn = true
        defer { isSigningIn = false }
        let nonce = try randomNonceString()
        currentNonce = nonce
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.nonce = sha256(nonce)
        let credential = try await present(request)
        try await backend.signIn(token: credential.token, rawNonce: nonce)
    }
}
