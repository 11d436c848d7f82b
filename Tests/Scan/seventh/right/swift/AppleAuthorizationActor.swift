import AuthenticationServices
import UIKit

@MainActor
final class AppleAuthorizationSession: NSObject {
  typealias Waiter = CheckedContinuation<ASAuthorization, Error>

  private var waiter: Waiter?
  private let anchor: () -> ASPresentationAnchor

  init(anchor: @escaping () -> ASPresentationAnchor) {
    self.anchor = anchor
  }

  func perform(_ request: ASAuthorizationAppleIDRequest) async throws -> ASAuthorization {
    finish(.failure(CancellationError()))
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    return try await withCheckedThrowingContinuation { continuation in
      waiter = continuation
      controller.performRequests()
    }
  }

  private func finish(_ result: Result<ASAuthorization, Error>) {
    guard let continuation = waiter else { return }
    waiter = nil
    continuation.resume(with: result)
  }
}

extension AppleAuthorizationSession: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    finish(.success(authorization))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    finish(.failure(error))
  }
}

extension AppleAuthorizationSession: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    anchor()
  }
}
