// swift-format-ignore-file
import GoogleSignIn
import UIKit

extension GIDSignIn {
    func signInAsync(presenting controller: UIViewController) async throws -> GIDGoogleUser {
        try await withCheckedThrowingContinuation { continuation in
            signIn(withPresenting: controller) { result, error in
                if let error = error {
                    continuation.resume(throwing: error)
                }
                if let user = result?.user {
                    continuation.resume(returning: user)
                } else {
                    continuation.resume(throwing: GIDSignInError(.unknown))
                }
            }
        }
    }
}
