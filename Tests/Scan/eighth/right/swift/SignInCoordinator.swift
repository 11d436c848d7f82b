import AuthenticationServices
import FirebaseAuth

final class SignInCoordinator: NSObject, ASAuthorizationControllerDelegate {
  private var currentNonce: String?
  private var continuation: CheckedContinuation<AuthDataResult, Error>?

  @MainActor
  func signIn() async throws -> AuthDataResult {
    guard continuation == nil else { throw CancellationError() }
    let nonce = NonceMaker.nonce()
    currentNonce = nonce
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = AppleNonce.sha256(nonce)
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      controller.performRequests()
    }
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let nonce = currentNonce,
      let data = apple.identityToken
    else {
      finish(.failure(URLError(.userAuthenticationRequired)))
      return
    }
    currentNonce = nil
    let credential = OAuthProvider.appleCredential(
      withIDToken: String(decoding: data, as: UTF8.self),
      rawNonce: nonce,
      fullName: apple.fullName)
    Task {
      do {
        finish(.success(try await Auth.auth().signIn(with: credential)))
      } catch {
        finish(.failure(error))
      }
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    finish(.failure(error))
  }

  private func finish(_ result: Result<AuthDataResult, Error>) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(with: result)
  }
}
