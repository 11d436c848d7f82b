import GoogleSignIn
import UIKit

enum GoogleSignInProblem: Error { case noToken, noWindow }

@MainActor
final class GoogleSignInClient {
  func credential(hashedNonce: String) async throws -> (idToken: String, accessToken: String) {
    guard let root = UIApplication.shared.keyRootViewController else {
      throw GoogleSignInProblem.noWindow
    }
    return try await withCheckedThrowingContinuation { continuation in
      GIDSignIn.sharedInstance.signIn(
        withPresenting: root, hint: nil, additionalScopes: ["profile"], nonce: hashedNonce
      ) { result, error in
        if let error {
          continuation.resume(throwing: error)
          return
        }
        guard let user = result?.user, let idToken = user.idToken?.tokenString else {
          return continuation.resume(throwing: GoogleSignInProblem.noToken)
        }
        continuation.resume(returning: (idToken, user.accessToken.tokenString))
      }
    }
  }

  func restore() async -> Bool {
    (try? await GIDSignIn.sharedInstance.restorePreviousSignIn()) != nil
  }
}

private extension UIApplication {
  var keyRootViewController: UIViewController? {
    connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?.rootViewController
  }
}
