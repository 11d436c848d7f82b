// swift-format-ignore-file
import AuthenticationServices

@MainActor final class Coordinator: NSObject, ASAuthorizationControllerDelegate {
    private var continuation: CheckedContinuation<ASAuthorization, any Error>?

    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(returning: authorization)
    }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
        continuation?.resume(throwing: error)
        continuation = nil
    }
}
