import AuthenticationServices

@MainActor
final class AppleAuthorizer: NSObject {
  private var continuation: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?

  func authorize(hashedNonce: String) async throws -> ASAuthorizationAppleIDCredential {
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = [.fullName, .email]
      request.nonce = hashedNonce
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
    if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
      continuation?.resume(returning: credential)
    } else {
      continuation?.resume(throwing: ASAuthorizationError(.unknown))
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    continuation?.resume(throwing: error)
  }
}
