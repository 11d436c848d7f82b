import AuthenticationServices
import CryptoKit
import FirebaseAuth

final class AppleSignInCoordinator: NSObject {
  private var pendingNonce: String?
  var onSuccess: ((User) -> Void)?
  var onFailure: ((Error) -> Void)?

  func start(in window: UIWindow) {
    let nonce = makeNonce(length: 32)
    pendingNonce = nonce
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = SHA256.hash(data: Data(nonce.utf8))
      .map { String(format: "%02x", $0) }
      .joined()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }

  private func makeNonce(length: Int) -> String {
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")
    var rng = SystemRandomNumberGenerator()
    return String((0..<length).map { _ in letters.randomElement(using: &rng)! })
  }
}

extension AppleSignInCoordinator: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let nonce = pendingNonce,
      let data = apple.identityToken,
      let token = String(data: data, encoding: .utf8)
    else { return }
    pendingNonce = nil
    let credential = OAuthProvider.appleCredential(
      withIDToken: token, rawNonce: nonce, fullName: apple.fullName)
    Auth.auth().signIn(with: credential) { [weak self] result, error in
      if let user = result?.user {
        self?.onSuccess?(user)
      } else if let error {
        self?.onFailure?(error)
      }
    }
  }
}
