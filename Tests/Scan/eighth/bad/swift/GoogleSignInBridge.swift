import Foundation
import GoogleSignIn
import UIKit

struct GoogleTokens {
  let idToken: String
  let accessToken: String
}

enum GoogleSignInBridge {
  enum Failure: Error { case missingToken }

  @MainActor
  static func signIn(from controller: UIViewController) async throws -> GoogleTokens {
    try await withCheckedThrowingContinuation { continuation in
      GIDSignIn.sharedInstance.signIn(withPresenting: controller) { result, error in
        if let error = error {
          continuation.resume(throwing: error)
        }
        guard let user = result?.user, let idToken = user.idToken?.tokenString else {
          continuation.resume(throwing: Failure.missingToken)
          return
        }
        continuation.resume(
          returning: GoogleTokens(
            idToken: idToken, accessToken: user.accessToken.tokenString))
      }
    }
  }
}
