// swift-format-ignore-file
import FirebaseAuth
import CryptoKit
import AuthenticationServices

final class FirebaseAppleLink {
    private var pending: String?

    func begin(_ request: ASAuthorizationAppleIDRequest, nonce: String) {
        pending = nonce
        request.nonce = sha256(nonce)
    }

    func link(_ credential: ASAuthorizationAppleIDCredential) async throws {
        guard let nonce = pending, let data = credential.identityToken,
              let token = String(data: data, encoding: .utf8) else { throw LinkError.incomplete }
        pending = nil
        let firebase = OAuthProvider.credential(
            withProviderID: "apple.com",
            idToken: token,
            rawNonce: sha256(nonce)
        )
        try await Auth.auth().currentUser?.link(with: firebase)
    }

    private func sha256(_ value: String) -> String {
        SHA256.hash(data: Data(value.utf8)).compactMap { String(format: "%02x", $0) }.joined()
    }

    enum LinkError: Error { case incomplete }
}
