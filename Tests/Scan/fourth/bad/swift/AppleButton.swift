// swift-format-ignore-file
import SwiftUI
import AuthenticationServices

struct AppleButton: View {
    @State private var nonce: String?
    var done: (ASAuthorization, String) -> Void

    var body: some View {
        SignInWithAppleButton(.signIn) { request in
            let fresh = randomNonceString()
            nonce = fresh
            request.requestedScopes = [.fullName]
            request.nonce = fresh
        } onCompletion: { result in
            guard case .success(let auth) = result, let sent = nonce else { return }
            nonce = nil
            done(auth, sent)
        }
        .frame(height: 44)
    }
}
