// swift-format-ignore-file
import AuthenticationServices
import CryptoKit
import FirebaseAuth
import SwiftUI

struct SignInView: View {
    @State private var currentNonce: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        SignInWithAppleButton(.signIn) { request in
            let rawNonce = UUID().uuidString + UUID().uuidString
            currentNonce = rawNonce
            request.requestedScopes = [.fullName, .email]
            request.nonce = rawNonce
        } onCompletion: { result in
            Task { await complete(result) }
        }
        .frame(height: 48)
        .padding()
    }

    private func complete(_ result: Result<ASAuthorization, Error>) async {
        guard case .success(let authorization) = result,
              let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
              let data = apple.identityToken,
              let idToken = String(data: data, encoding: .utf8),
              let rawNonce = currentNonce
        else { return }
        currentNonce = nil

        let credential = OAuthProvider.appleCredential(withIDToken: idToken,
                                                       rawNonce: rawNonce,
                                                       fullName: apple.fullName)
        if (try? await Auth.auth().signIn(with: credential)) != nil {
            dismiss()
        }
    }
}
