// swift-format-ignore-file
import SwiftUI
import AuthenticationServices
import FirebaseAuth

struct SignInView: View {
    @Environment(\.colorScheme) private var colorScheme
    @State private var currentNonce: String?
    @State private var alertText: String?

    var body: some View {
        VStack(spacing: 24) {
            Image("logo")
            SignInWithAppleButton(.continue) { request in
                let nonce = randomNonceString()
                currentNonce = nonce
                request.requestedScopes = [.fullName, .email]
                request.nonce = nonce
            } onCompletion: { result in
                Task { await finish(result) }
            }
            .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
            .frame(height: 48)
        }
        .padding()
    }

    private func finish(_ result: Result<ASAuthorization, Error>) async {
        guard case .success(let authorization) = result,
              let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
              let nonce = currentNonce,
              let data = apple.identityToken,
              let token = String(data: data, encoding: .utf8) else {
            alertText = "Sign in with Apple failed"
            return
        }
        currentNonce = nil
        let credential = OAuthProvider.appleCredential(withIDToken: token, rawNonce: nonce, fullName: apple.fullName)
        do {
            try await Auth.auth().signIn(with: credential)
        } catch {
            alertText = error.localizedDescription
        }
    }
}
