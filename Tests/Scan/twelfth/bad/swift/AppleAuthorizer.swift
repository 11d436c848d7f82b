import AuthenticationServices

enum AuthorizerError: Error { case unexpectedCredential }

@MainActor
final class AppleAuthorizer: NSObject {
  private var continuation: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?

  func authorize(hashedNonce: String) async throws -> ASAuthorizationAppleIDCredential {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = hashedNonce

    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.performRequests()
    }
  }
}

extension AppleAuthorizer: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      continuation?.resume(throwing: AuthorizerError.unexpectedCredential)
      return
    }
    continuation?.resume(returning: credential)
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    continuation?.resume(throwing: error)
  }
}
