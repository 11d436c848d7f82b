import AuthenticationServices
import FirebaseAuth

final class AppleSignInDelegate: NSObject, ASAuthorizationControllerDelegate {
  private var currentNonce: String?
  var onFinish: ((Result<AuthCredential, Error>) -> Void)?

  func begin() throws {
    let nonce = try AppleNonce()
    currentNonce = nonce.raw
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName]
    request.nonce = nonce.hashed
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let nonce = currentNonce else {
      onFinish?(.failure(SignInError.noAttempt))
      return
    }
    currentNonce = nil
    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let data = apple.identityToken,
      let token = String(data: data, encoding: .utf8)
    else {
      onFinish?(.failure(SignInError.noToken))
      return
    }
    onFinish?(
      .success(
        OAuthProvider.credential(
          withProviderID: "apple.com",
          idToken: token,
          rawNonce: nonce)))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    currentNonce = nil
    onFinish?(.failure(error))
  }
}
