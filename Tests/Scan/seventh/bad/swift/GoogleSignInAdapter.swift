import GoogleSignIn
import UIKit

struct ProviderCredential {
  let idToken: String
  let accessToken: String
}

enum ProviderError: Error {
  case cancelled, noToken
}

/// Adapts the callback API of GIDSignIn 7.
final class GoogleSignInAdapter {
  private let sdk: GIDSignIn

  init(sdk: GIDSignIn = .sharedInstance) {
    self.sdk = sdk
  }

  @MainActor
  func credential(from presenter: UIViewController) async throws -> ProviderCredential {
    try await withCheckedThrowingContinuation { continuation in
      sdk.signIn(withPresenting: presenter) { result, error in
        if let error = error {
          continuation.resume(throwing: error)
        }
        guard let user = result?.user, let idToken = user.idToken?.tokenString else {
          continuation.resume(throwing: ProviderError.noToken)
          return
        }
        continuation.resume(
          returning: ProviderCredential(
            idToken: idToken,
            accessToken: user.accessToken.tokenString))
      }
    }
  }

  func signOut() {
    sdk.signOut()
  }
}
