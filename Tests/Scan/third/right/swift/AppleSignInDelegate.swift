// swift-format-ignore-file
import AuthenticationServices

final class AppleSignInDelegate: NSObject, ASAuthorizationControllerDelegate {
    private var continuation: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?

    @MainActor
    func perform(_ request: ASAuthorizationAppleIDRequest) async throws -> ASAuthorizationAppleIDCredential {
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        return try await withCheckedThrowingContinuation {
            continuation?.resume(throwing: CancellationError())
            continuation = $0
            controller.performRequests()
        }
    }

    private func answer(_ result: Result<ASAuthorizationAppleIDCredential, Error>) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(with: result)
    }

    func authorizationController(controller: ASAuthorizationController,
                                 didCompleteWithAuthorization authorization: ASAuthorization) {
        if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
            answer(.success(credential))
        } else {
            answer(.failure(ASAuthorizationError(.invalidResponse)))
        }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        answer(.failure(error))
    }
}
