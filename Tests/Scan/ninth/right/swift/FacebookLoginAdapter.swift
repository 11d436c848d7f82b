import FacebookLogin
import Foundation
import UIKit

final class FacebookLoginAdapter {
  enum Failure: Error { case cancelled, noToken }

  private let manager = LoginManager()

  func login(from controller: UIViewController, nonce: String) async throws -> String {
    guard
      let configuration = LoginConfiguration(
        permissions: ["email"], tracking: .limited, nonce: nonce)
    else { throw Failure.noToken }

    return try await withCheckedThrowingContinuation { continuation in
      manager.logIn(viewController: controller, configuration: configuration) { result in
        switch result {
        case .cancelled:
          continuation.resume(throwing: Failure.cancelled)
        case .failed(let error):
          continuation.resume(throwing: error)
        case .success:
          guard let token = AuthenticationToken.current?.tokenString else {
            continuation.resume(throwing: Failure.noToken)
            return
          }
          continuation.resume(returning: token)
        }
      }
    }
  }

  func logout() {
    manager.logOut()
  }
}
