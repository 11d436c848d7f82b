import AuthenticationServices

final class AppleAuthorizer: NSObject, ASAuthorizationControllerDelegate {
  private var continuation: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?
  private var controller: ASAuthorizationController?

  func authorize(hashedNonce: String) async throws -> ASAuthorizationAppleIDCredential {
    try await withCheckedThrowingContinuation { cont in
      self.continuation = cont
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.nonce = hashedNonce
      let c = ASAuthorizationController(authorizationRequests: [request])
      c.delegate = self
      controller = c
      c.performRequests()
    }
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    self.controller = nil
    if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
      continuation?.resume(returning: credential)
    } else {
      continuation?.resume(throwing: URLError(.badServerResponse))
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    self.controller = nil
    continuation?.resume(throwing: error)
  }
}
