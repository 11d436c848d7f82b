import AuthenticationServices
import CryptoKit

final class AuthSession: NSObject {
  static let shared = AuthSession()
  static let loginNonce = AuthSession.randomToken()

  private(set) var userID: String?

  static func randomToken() -> String {
    let key = SymmetricKey(size: .bits256)
    return key.withUnsafeBytes { Data($0) }.base64EncodedString()
  }

  func signIn(anchor: ASAuthorizationControllerPresentationContextProviding) {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.nonce = Self.hash(Self.loginNonce)

    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.presentationContextProvider = anchor
    controller.delegate = self
    controller.performRequests()
  }

  private static func hash(_ value: String) -> String {
    SHA256.hash(data: Data(value.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}

extension AuthSession: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      return
    }
    userID = credential.user
  }
}
