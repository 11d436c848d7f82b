import AuthenticationServices
import UIKit

final class AuthorizationPresenter: NSObject, ASAuthorizationControllerDelegate {
  enum Failure: Error { case busy, unexpected }

  private var continuation: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?

  @MainActor
  func run(nonceHash: String) async throws -> ASAuthorizationAppleIDCredential {
    guard continuation == nil else { throw Failure.busy }
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.nonce = nonceHash
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      controller.performRequests()
    }
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      finish(.failure(Failure.unexpected))
      return
    }
    finish(.success(credential))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    finish(.failure(error))
  }

  private func finish(_ result: Result<ASAuthorizationAppleIDCredential, Error>) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(with: result)
  }
}
