// swift-format-ignore-file
import AuthenticationServices

@MainActor
final class AppleCredentialSource: NSObject, ASAuthorizationControllerDelegate {

    typealias Credential = ASAuthorizationAppleIDCredential

    private var continuation: CheckedContinuation<Credential, Error>?
    private var controller: ASAuthorizationController?

    func credential(nonceHash: String) async throws -> Credential {
        guard continuation == nil else { throw CancellationError() }

        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = nonceHash

        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = self
            self.controller = controller
            controller.performRequests()
        }
    }

    private func finish(_ result: Result<Credential, Error>) {
        let waiting = continuation
        continuation = nil
        controller = nil
        waiting?.resume(with: result)
    }

    func authorizationController(controller: ASAuthorizationController,
                                 didCompleteWithAuthorization authorization: ASAuthorization) {
        guard let credential = authorization.credential as? Credential else {
            return finish(.failure(ASAuthorizationError(.unknown)))
        }
        finish(.success(credential))
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        finish(.failure(error))
    }
}
