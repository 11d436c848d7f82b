import GoogleSignIn
import UIKit

struct GoogleTokens: Equatable {
  let idToken: String
  let accessToken: String
}

enum GoogleProviderError: Error { case noIDToken, unknown }

@MainActor
protocol GoogleProviding {
  func signIn(from controller: UIViewController, nonce: String) async throws -> GoogleTokens
}

@MainActor
struct GoogleProvider: GoogleProviding {
  func signIn(from controller: UIViewController, nonce: String) async throws -> GoogleTokens {
    try await withCheckedThrowingContinuation { continuation in
      GIDSignIn.sharedInstance.signIn(
        withPresenting: controller,
        hint: nil,
        additionalScopes: nil,
        nonce: nonce
      ) { result, error in
        if let error {
          continuation.resume(throwing: error)
          return
        }
        guard let user = result?.user else {
          return continuation.resume(throwing: GoogleProviderError.unknown)
        }
        if let idToken = user.idToken?.tokenString {
          continuation.resume(
            returning: GoogleTokens(
              idToken: idToken,
              accessToken: user.accessToken.tokenString))
        } else {
          continuation.resume(throwing: GoogleProviderError.noIDToken)
        }
      }
    }
  }
}
