// swift-format-ignore-file
import AuthenticationServices

extension LoginCoordinator {
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
        let token = String(decoding: apple.identityToken ?? Data(), as: UTF8.self)
        finish(OAuthProvider.credential(
            withProviderID: "apple.com", idToken: token, rawNonce: currentNonce ?? ""))
    }
}
