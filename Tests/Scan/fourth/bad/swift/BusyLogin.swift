// swift-format-ignore-file
import SwiftUI

@Observable
final class BusyLogin {
    var isSigningIn = false
    var error: String?
    private let auth: AuthService
    init(auth: AuthService) { self.auth = auth }

    func signIn() async {
        guard !isSigningIn else { return }
        isSigningIn = true
        error = nil

        guard let credential = try? await auth.requestAppleCredential() else {
            error = "Sign-in was cancelled"
            return
        }

        do {
            try await auth.exchange(credential)
        } catch {
            self.error = error.localizedDescription
        }
        isSigningIn = false
    }
}
