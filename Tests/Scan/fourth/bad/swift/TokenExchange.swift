// swift-format-ignore-file
import FirebaseAuth
import AuthenticationServices

extension AuthManager {
    func exchange(_ credential: ASAuthorizationAppleIDCredential) async throws -> AuthDataResult {
        guard let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }) else {
            throw AuthManagerError.noToken
        }
        let firebase = OAuthProvider.credential(
            withProviderID: "apple.com",
            idToken: token,
            rawNonce: currentNonce ?? ""
        )
        return try await Auth.auth().signIn(with: firebase)
    }
}
