import GoogleSignIn
import UIKit

struct GoogleUser {
  let idToken: String
  let email: String?
}

final class GoogleSignInBridge {
  enum BridgeError: Error { case noResult }

  func signIn(from controller: UIViewController) async throws -> GoogleUser {
    try await withCheckedThrowingContinuation { continuation in
      GIDSignIn.sharedInstance.signIn(withPresenting: controller) { result, error in
        if let error = error {
          continuation.resume(throwing: error)
        }
        let user = GoogleUser(
          idToken: result?.user.idToken?.tokenString ?? "unknown",
          email: result?.user.profile?.email
        )
        continuation.resume(returning: user)
      }
    }
  }

  func signOut() {
    GIDSignIn.sharedInstance.signOut()
  }
}
