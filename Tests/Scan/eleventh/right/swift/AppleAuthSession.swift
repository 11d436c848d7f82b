import AuthenticationServices

@MainActor
final class AppleAuthSession: NSObject, ASAuthorizationControllerDelegate {
  private var continuation: CheckedContinuation<ASAuthorization, Error>?

  func authorize(hashedNonce: String) async throws -> ASAuthorization {
    guard continuation == nil else { throw CancellationError() }
    return try await withCheckedThrowingContinuation { cont in
      continuation = cont
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.nonce = hashedNonce
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
