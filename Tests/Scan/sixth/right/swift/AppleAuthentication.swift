import AuthenticationServices
import CryptoKit
import FirebaseAuth

final class AppleAuthentication: NSObject, ASAuthorizationControllerDelegate {
  private var currentNonce: String?
  private let finish: (Result<User, Error>) -> Void

  init(finish: @escaping (Result<User, Error>) -> Void) { self.finish = finish }

  func begin() {
    let nonce = randomNonceString()
    currentNonce = nonce
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }

  private func randomNonceString(length: Int = 32) -> String {
    precondition(length > 0)
    var randomBytes = [UInt8](repeating: 0, count: length)
    let errorCode = SecRandomCopyBytes(kSecRandomDefault, randomBytes.count, &randomBytes)
    if errorCode != errSecSuccess {
      fatalError("Unable to generate nonce. SecRandomCopyBytes failed with OSStatus \(errorCode)")
    }
    let charset: [Character] = Array(
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_")
    return String(randomBytes.map { byte in charset[Int(byte) % charset.count] })
  }

  private func sha256(_ input: String) -> String {
    SHA256.hash(data: Data(input.utf8)).compactMap { String(format: "%02x", $0) }.joined()
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let nonce = currentNonce,
      let token = apple.identityToken.flatMap({ String(data: $0, encoding: .utf8) })
    else {
      finish(.failure(URLError(.userAuthenticationRequired)))
      return
    }
    currentNonce = nil
    let credential = OAuthProvider.appleCredential(
      withIDToken: token, rawNonce: nonce, fullName: apple.fullName)
    Auth.auth().signIn(with: credential) { [finish] result, error in
      if let user = result?.user {
        finish(.success(user))
      } else {
        finish(.failure(error ?? URLError(.unknown)))
      }
    }
  }
}
