import FacebookLogin
import FirebaseAuth

final class FacebookLoginService {
  private let manager = LoginManager()

  func logIn(from controller: UIViewController) async throws -> AuthCredential {
    let nonce = CryptoUtils.randomNonceString()
    guard
      let configuration = LoginConfiguration(
        permissions: ["email"],
        tracking: .limited,
        nonce: CryptoUtils.sha256(nonce))
    else {
      throw FacebookLoginError.badConfiguration
    }
    return try await withCheckedThrowingContinuation { continuation in
      manager.logIn(viewController: controller, configuration: configuration) { result in
        switch result {
        case .cancelled:
          continuation.resume(throwing: CancellationError())
        case .failed(let error):
          continuation.resume(throwing: error)
        case .success:
          guard let token = AuthenticationToken.current?.tokenString else {
            continuation.resume(throwing: FacebookLoginError.noToken)
            return
          }
          continuation.resume(
            returning: OAuthProvider.credential(
              withProviderID: "facebook.com", idToken: token, rawNonce: nonce))
        }
      }
    }
  }
}

enum FacebookLoginError: Error { case badConfiguration, noToken }
