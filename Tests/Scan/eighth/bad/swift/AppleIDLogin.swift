import AuthenticationServices
import Foundation

struct AppleLogin {
  let identityToken: Data
  let nonce: String
}

final class AppleIDLogin: NSObject, ASAuthorizationControllerDelegate {
  private let nonce = Nonce.random(length: 32)
  private var waiting: UnsafeContinuation<AppleLogin, Error>?

  @MainActor
  func run() async throws -> AppleLogin {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.nonce = Nonce.sha256(nonce)
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    return try await withUnsafeThrowingContinuation { continuation in
      self.waiting = continuation
      controller.performRequests()
    }
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let token = credential.identityToken
    else {
      waiting?.resume(throwing: URLError(.userAuthenticationRequired))
      return
    }
    waiting?.resume(returning: AppleLogin(identityToken: token, nonce: nonce))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    waiting?.resume(throwing: error)
    waiting = nil
  }
}
