// swift-format-ignore-file
import AuthenticationServices

final class PasskeyFlow: NSObject, ASAuthorizationControllerDelegate {
    private var waiting: UnsafeContinuation<Data?, Never>?

    func assertion(for challenge: Data, rp: String) async -> Data? {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: rp)
        let request = provider.createCredentialAssertionRequest(challenge: challenge)
        return await withUnsafeContinuation { c in
            waiting = c
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = self
            controller.performRequests()
        }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        let c = waiting
        waiting = nil
        c?.resume(returning: nil)
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization a: ASAuthorization) {
        guard let waiting else { return }
        let credential = a.credential as? ASAuthorizationPlatformPublicKeyCredentialAssertion
        waiting.resume(returning: credential?.signature)
    }
}
