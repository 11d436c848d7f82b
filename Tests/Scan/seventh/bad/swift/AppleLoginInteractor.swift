import AuthenticationServices
import CryptoKit

protocol AppleLoginInteractorListener: AnyObject {
  func didLogin(userID: String)
  func didFail(_ error: Error)
}

/// RIB: LoggedOut > AppleLogin
final class AppleLoginInteractor: NSObject, ASAuthorizationControllerDelegate {
  weak var listener: AppleLoginInteractorListener?
  private let gateway: IdentityGateway
  private var nonceForServer: String?

  init(gateway: IdentityGateway) {
    self.gateway = gateway
  }

  func start(on anchor: ASAuthorizationControllerPresentationContextProviding) {
    let plain = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
    let digest = SHA256.hash(data: Data(plain.utf8))
    let hashed = digest.map { String(format: "%02x", $0) }.joined()
    nonceForServer = hashed

    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = hashed
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = anchor
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let token = apple.identityToken, let nonce = nonceForServer
    else { return }
    nonceForServer = nil
    gateway.login(provider: "apple", token: String(decoding: token, as: UTF8.self), rawNonce: nonce)
    { [weak self] r in
      switch r {
      case .success(let id): self?.listener?.didLogin(userID: id)
      case .failure(let e): self?.listener?.didFail(e)
      }
    }
  }
}
