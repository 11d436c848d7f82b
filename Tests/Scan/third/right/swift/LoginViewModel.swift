// swift-format-ignore-file
import Foundation
import Observation

@MainActor
@Observable
final class LoginViewModel {
    private(set) var isSigningIn = false
    private(set) var message: String?
    private let apple: AppleSigningIn
    private let backend: SessionBackend

    init(apple: AppleSigningIn, backend: SessionBackend) {
        self.apple = apple
        self.backend = backend
    }

    func signIn() async {
        guard !isSigningIn else { return }
        isSigningIn = true
        defer { isSigningIn = false }

        do {
            let rawNonce = try randomNonceString()
            let credential = try await apple.credential(hashedNonce: sha256(rawNonce))
            guard let token = credential.identityToken else {
                message = "Apple sent no token."
                return
            }
            let user = try await backend.signIn(identityToken: token, rawNonce: rawNonce)
            message = "Hello \(user.givenName ?? "")"
        } catch {
            message = error.localizedDescription
        }
    }
}
