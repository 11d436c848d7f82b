import GoogleSignIn
import UIKit

enum GoogleAuthError: Error { case noToken }

struct GoogleAuthClient {
  let presenter: UIViewController

  func idToken() async throws -> String {
    try await withCheckedThrowingContinuation { cont in
      GIDSignIn.sharedInstance.signIn(withPresenting: presenter) { result, error in
        if let error = error {
          cont.resume(throwing: error)
        }
        guard let token = result?.user.idToken?.tokenString else {
          cont.resume(throwing: GoogleAuthError.noToken)
          return
        }
        cont.resume(returning: token)
      }
    }
  }

  func signOut() {
    GIDSignIn.sharedInstance.signOut()
  }
}
