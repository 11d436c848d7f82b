import AuthenticationServices

@MainActor
final class AuthorizationCoordinator: NSObject, ASAuthorizationControllerDelegate {
  typealias Credential = ASAuthorizationAppleIDCredential
  private var continuation: CheckedContinuation<Credential, Error>?

  func run(_ request: ASAuthorizationAppleIDRequest) async throws -> Credential {
    if let earlier = continuation {
      continuation = nil
      earlier.resume(throwing: CancellationError())
    }
    return try await withCheckedThrowingContinuation { next in
      continuation = next
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.performRequests()
    }
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? Credential else {
      answer(.failure(ASAuthorizationError(.invalidResponse)))
      return
    }
    answer(.success(credential))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    answer(.failure(error))
  }

  private func answer(_ result: Result<Credential, Error>) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(with: result)
  }
}
