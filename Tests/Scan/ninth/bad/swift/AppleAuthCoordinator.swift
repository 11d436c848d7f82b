import AuthenticationServices
import UIKit

enum AppleAuthError: Error {
  case unexpectedCredential
  case alreadyRunning
}

/// async wrapper around ASAuthorizationController
final class AppleAuthCoordinator: NSObject {
  private var continuation: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?
  private weak var window: UIWindow?

  init(window: UIWindow?) {
    self.window = window
  }

  func signIn(hashedNonce: String) async throws -> ASAuthorizationAppleIDCredential {
    let provider = ASAuthorizationAppleIDProvider()
    let request = provider.createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = hashedNonce

    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self

    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      controller.performRequests()
    }
  }
}

extension AppleAuthCoordinator: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
      continuation?.resume(returning: credential)
    } else {
      continuation?.resume(throwing: AppleAuthError.unexpectedCredential)
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    continuation?.resume(throwing: error)
  }
}

extension AppleAuthCoordinator: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    window ?? ASPresentationAnchor()
  }
}
