import AuthenticationServices

final class AuthorizationPresenter: NSObject, ASAuthorizationControllerDelegate {
  private var continuation: CheckedContinuation<ASAuthorization, Error>?

  func perform(_ request: ASAuthorizationRequest) async throws -> ASAuthorization {
    guard continuation == nil else { throw ASAuthorizationError(.failed) }
    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.performRequests()
    }
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    finish(.success(authorization))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    finish(.failure(error))
  }

  private func finish(_ result: Result<ASAuthorization, Error>) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(with: result)
  }
}
