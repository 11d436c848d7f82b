import GoogleSignIn
import UIKit

struct GoogleSession {
  let idToken: String
  let accessToken: String
}

enum GoogleBridgeError: Error { case missingToken }

struct GoogleSignInBridge {
  let presenting: UIViewController

  func login() async throws -> GoogleSession {
    try await withCheckedThrowingContinuation { cont in
      GIDSignIn.sharedInstance.signIn(withPresenting: presenting) { result, error in
        if let error = error {
          log("google login failed: \(error)")
          cont.resume(throwing: error)
        }
        guard let user = result?.user, let idToken = user.idToken?.tokenString else {
          cont.resume(throwing: GoogleBridgeError.missingToken)
          return
        }
        cont.resume(
          returning: GoogleSession(
            idToken: idToken,
            accessToken: user.accessToken.tokenString
          )
        )
      }
    }
  }

  private func log(_ message: String) {
    #if DEBUG
      print("[auth]", message)
    #endif
  }
}
