import Foundation
import GoogleSignIn
import UIKit

enum GoogleLogin {
  enum Failure: Error { case noToken }

  @MainActor
  static func idToken(from controller: UIViewController) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      GIDSignIn.sharedInstance.signIn(withPresenting: controller) { result, error in
        if let error {
          continuation.resume(throwing: error)
          return
        }
        guard let token = result?.user.idToken?.tokenString else {
          continuation.resume(throwing: Failure.noToken)
          return
        }
        continuation.resume(returning: token)
      }
    }
  }
}
