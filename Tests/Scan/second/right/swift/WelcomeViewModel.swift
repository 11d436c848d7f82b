// swift-format-ignore-file
import Foundation

@MainActor
final class WelcomeViewModel: ObservableObject {

    @Published private(set) var isLoading = false
    @Published var alert: String?
    @Published var greeting = ""

    private let api: AuthAPI
    private let apple: AppleCredentialProviding

    init(api: AuthAPI, apple: AppleCredentialProviding) {
        self.api = api
        self.apple = apple
    }

    func signIn() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }

        do {
            let nonce = try Nonce.make()
            let credential = try await apple.credential(nonceHash: nonce.sha256)
            guard let data = credential.identityToken,
                  let token = String(data: data, encoding: .utf8) else {
                alert = "Apple did not send a token."
                return
            }
            let user = try await api.exchange(idToken: token, rawNonce: nonce.raw)
            greeting = "Hello " + (user.firstName ?? "")
        } catch {
            alert = error.localizedDescription
        }
    }
}
