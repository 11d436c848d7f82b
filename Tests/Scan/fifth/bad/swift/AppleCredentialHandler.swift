// swift-format-ignore-file
import AuthenticationServices
import FirebaseAuth

protocol CredentialHandling {
    func handle(_ authorization: ASAuthorization) async throws
}

final class AppleCredentialHandler: CredentialHandling {
    var currentNonce: String?

    func handle(_ authorization: ASAuthorization) async throws {
        guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
              let tokenData = apple.identityToken,
              let token = String(data: tokenData, encoding: .utf8)
        else { throw URLError(.userAuthenticationRequired) }

        let credential = OAuthProvider.appleCredential(
            withIDToken: token,
            rawNonce: currentNonce ?? "",
            fullName: apple.fullName
        )
        currentNonce = nil
        _ = try await Auth.auth().signIn(with: credential)
    }
}
