import AuthenticationServices
import UIKit

/// Async facade over the delegate based API, see ADR-0017.
@MainActor
final class AppleAuthBridge: NSObject {
  private var waiter: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?
  private weak var window: UIWindow?

  init(window: UIWindow?) {
    self.window = window
  }

  func authorize(hashedNonce: String) async throws -> ASAuthorizationAppleIDCredential {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.nonce = hashedNonce

    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    return try await withCheckedThrowingContinuation { c in
      self.waiter = c
      controller.performRequests()
    }
  }
}

extension AppleAuthBridge: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      waiter?.resume(throwing: ASAuthorizationError(.invalidResponse))
      return
    }
    waiter?.resume(returning: credential)
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    waiter?.resume(throwing: error)
  }
}

extension AppleAuthBridge: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    window ?? ASPresentationAnchor()
  }
}
