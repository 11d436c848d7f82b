// swift-format-ignore-file
import Foundation
import Observation

@Observable
final class LoginModel {
    private(set) var isSigningIn = false
    private(set) var user: User?
    private let auth: AuthClient
    private let apple: AppleFlow

    init(auth: AuthClient, apple: AppleFlow) {
        self.auth = auth
        self.apple = apple
    }

    func signInWithApple() async throws {
        guard !isSigningIn else { return }
        isSigningIn = true
        let credential = try await apple.run()
        guard let token = credential.identityToken else {
            throw LoginError.noToken
        }
        user = try await auth.exchange(token)
        isSigningIn = false
    }
}

enum LoginError: Error { case noToken }
struct User { let id: String }
