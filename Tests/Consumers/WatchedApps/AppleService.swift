import AuthenticationServices
import Combine
import CryptoKit

struct AppleUser {
  let id: String
  let token: String
  let nonce: String
}

enum AppleServiceError: Error {
  case busy
  case nothing
  case underlying(Error)
}

/// Tells whoever listens to its subject; a cancel is one of the errors inside its own.
final class AppleService: NSObject, ASAuthorizationControllerDelegate {
  let ends = PassthroughSubject<Result<AppleUser, AppleServiceError>, Never>()
  private var pending: (controller: ASAuthorizationController, nonce: String)?

  func start() {
    guard pending == nil else { return }
    let nonce = UUID().uuidString
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.nonce = SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }.joined()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    pending = (controller, nonce)
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
      !token.isEmpty
    else { return ends.send(.failure(.nothing)) }
    ends.send(.success(AppleUser(id: credential.user, token: token, nonce: pending.nonce)))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    ends.send(.failure(.underlying(error)))
  }
}
