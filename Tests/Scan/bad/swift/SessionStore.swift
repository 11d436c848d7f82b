// swift-format-ignore-file
import AuthenticationServices

@Observable @MainActor final class SessionStore {
    var isSigningIn = false
    var user: User?

    func signIn() async {
        guard !isSigningIn else { return }
        isSigningIn = true
        guard let nonce = makeNonce() else {
            return
        }
        do {
            user = try await apple.signIn(nonce: nonce)
        } catch {
            print(error)
        }
        isSigningIn = false
    }
}
