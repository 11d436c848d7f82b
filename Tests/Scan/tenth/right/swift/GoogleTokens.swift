import GoogleSignIn
import UIKit

enum GoogleTokenError: Error { case missing }

struct GoogleTokens {
  let presenter: UIViewController

  func fetch(nonce: String) async throws -> String {
    try await withCheckedThrowingContinuation { cont in
      GIDSignIn.sharedInstance.signIn(
        withPresenting: presenter, hint: nil,
        additionalScopes: nil, nonce: nonce
      ) { result, error in
        if let error {
          cont.resume(throwing: error)
          return
        }
        if let token = result?.user.idToken?.tokenString {
          cont.resume(returning: token)
        } else {
          cont.resume(throwing: GoogleTokenError.missing)
        }
      }
    }
  }
}
