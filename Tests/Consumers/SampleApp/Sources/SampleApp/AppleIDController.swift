// For Apple's platforms only, so it is not compiled where this package is checked in CI (Linux).
#if canImport(AuthenticationServices)
  import AuthenticationServices

  /// The seam's other side: hands requests to AuthenticationServices and its callbacks back.
  @MainActor public final class AppleIDController: NSObject, AuthorizationController {
    public weak var delegate: (any AuthorizationDelegate)?
    private let controller: ASAuthorizationController

    /// - Parameter hashedNonce: What Apple copies into the identity token.
    public init(hashedNonce: String) {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = [.fullName, .email]
      request.nonce = hashedNonce
      controller = ASAuthorizationController(authorizationRequests: [request])
      super.init()
      controller.delegate = self
    }

    public func performRequests() { controller.performRequests() }
  }

  extension AppleIDController: ASAuthorizationControllerDelegate {
    public func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) {
      let credential = authorization.credential as? ASAuthorizationAppleIDCredential
      delegate?.authorizationController(
        self,
        didCompleteWith: credential.map {
          AppleCredential(
            user: $0.user, identityToken: $0.identityToken, authorizationCode: $0.authorizationCode)
        })
    }

    public func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      delegate?.authorizationController(self, didFailWith: error as NSError)
    }
  }
#endif
