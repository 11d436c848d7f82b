// swift-format-ignore-file
import AuthenticationServices

extension LoginCoordinator {
    func finish(_ apple: ASAuthorizationAppleIDCredential) throws -> AuthCredential {
        defer { currentNonce = nil }
        guard let nonce = currentNonce else { throw LoginError.noRequest }
        guard let data = apple.identityToken, let token = String(data: data, encoding: .utf8) else {
            throw LoginError.noToken
        }
        return OAuthProvider.appleCredential(withIDToken: token, rawNonce: nonce, fullName: apple.fullName)
    }
}
