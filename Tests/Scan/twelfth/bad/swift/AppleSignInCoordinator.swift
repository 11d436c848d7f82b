import AuthenticationServices
import FirebaseAuth

final class AppleSignInCoordinator: NSObject, ASAuthorizationControllerDelegate {
  private var rawNonce: String?
  private let completion: (Result<AuthDataResult, Error>) -> Void

  init(completion: @escaping (Result<AuthDataResult, Error>) -> Void) {
    self.completion = completion
  }

  func start() {
    let rawNonce = NonceGenerator.next()
    self.rawNonce = rawNonce
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = rawNonce
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let data = apple.identityToken,
      let idToken = String(data: data, encoding: .utf8),
      let nonce = rawNonce
    else {
      completion(.failure(LoginError.missingToken))
      return
    }
    rawNonce = nil
    let credential = OAuthProvider.appleCredential(
      withIDToken: idToken,
      rawNonce: nonce,
      fullName: apple.fullName)
    Task {
      do {
        completion(.success(try await Auth.auth().signIn(with: credential)))
      } catch {
        completion(.failure(error))
      }
    }
  }
}
