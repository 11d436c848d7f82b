// swift-format-ignore-file
import AuthenticationServices
import Observation

@Observable
@MainActor
final class AuthStore {

    var isSigningIn = false
    var message: String?
    var session: Session?

    private let api: AuthAPI
    private let apple: AppleCredentialSource

    init(api: AuthAPI, apple: AppleCredentialSource) {
        self.api = api
        self.apple = apple
    }

    func signInWithApple() async {
        guard !isSigningIn else { return }
        isSigningIn = true
        message = nil

        do {
            let nonce = try Nonce.make()
            let credential = try await apple.credential(nonceHash: nonce.sha256)
            guard let data = credential.identityToken,
                  let token = String(data: data, encoding: .utf8) else {
                message = "Apple did not send an identity token."
                return
            }
            session = try await api.exchange(idToken: token, nonce: nonce.raw)
            isSigningIn = false
        } catch {
            message = error.localizedDescription
            isSigningIn = false
        }
    }
}
