import AuthenticationServices

@MainActor
final class AuthorizationBridge: NSObject, ASAuthorizationControllerDelegate {
  typealias Credential = ASAuthorizationAppleIDCredential
  private var continuation: CheckedContinuation<Credential, Error>?

  func perform(_ request: ASAuthorizationAppleIDRequest) async throws -> Credential {
    guard continuation == nil else { throw BridgeError.busy }
    return try await withCheckedThrowingContinuation {
      continuation = $0
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.performRequests()
    }
  }

  private func settle(_ result: Result<Credential, Error>) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(with: result)
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    if let credential = authorization.credential as? Credential {
      settle(.success(credential))
    } else {
      settle(.failure(BridgeError.unexpected))
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    settle(.failure(error))
  }

  enum BridgeError: Error { case busy, unexpected }
}
