// swift-format-ignore-file
import AuthenticationServices

@MainActor
final class AuthorizationBridge: NSObject, ASAuthorizationControllerDelegate {
    private var continuation: CheckedContinuation<ASAuthorization, Error>?

    func authorize(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorization {
        if continuation != nil { throw CancellationError() }
        return try await withCheckedThrowingContinuation {
            continuation = $0
            let controller = ASAuthorizationController(authorizationRequests: requests)
            controller.delegate = self
            controller.performRequests()
        }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization a: ASAuthorization) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(returning: a)
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(throwing: error)
    }
}
