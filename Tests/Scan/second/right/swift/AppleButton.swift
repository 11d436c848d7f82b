// swift-format-ignore-file
import SwiftUI
import AuthenticationServices
import CryptoKit
import FirebaseAuth

struct AppleButton: View {
    @State private var rawNonce: String?
    let onError: (Error) -> Void

    var body: some View {
        SignInWithAppleButton(.signIn, onRequest: configure, onCompletion: complete)
            .frame(maxWidth: 320, minHeight: 44, maxHeight: 44)
    }

    private func configure(_ request: ASAuthorizationAppleIDRequest) {
        let nonce = UUID().uuidString + UUID().uuidString
        rawNonce = nonce
        request.requestedScopes = [.fullName]
        request.nonce = SHA256.hash(data: Data(nonce.utf8))
            .map { String(format: "%02hhx", $0) }
            .joined()
    }

    private func complete(_ result: Result<ASAuthorization, Error>) {
        let expected = rawNonce
        rawNonce = nil

        switch result {
        case .failure(let error):
            onError(error)
        case .success(let authorization):
            guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
                  let token = apple.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
                  let nonce = expected else {
                onError(ASAuthorizationError(.invalidResponse))
                return
            }
            UserDefaults.standard.set(apple.fullName?.givenName ?? "", forKey: "givenName")
            let credential = OAuthProvider.appleCredential(withIDToken: token, rawNonce: nonce, fullName: apple.fullName)
            Auth.auth().signIn(with: credential) { _, error in
                if let error { onError(error) }
            }
        }
    }
}
