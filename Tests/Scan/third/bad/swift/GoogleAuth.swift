// swift-format-ignore-file
import FirebaseAuth
import FirebaseCore
import GoogleSignIn
import UIKit

enum GoogleAuthError: Error {
    case noToken
}

@MainActor
func googleCredential(presenting viewController: UIViewController) async throws -> AuthCredential {
    try await withCheckedThrowingContinuation { continuation in
        GIDSignIn.sharedInstance.signIn(withPresenting: viewController) { result, error in
            if let error = error {
                continuation.resume(throwing: error)
            }
            guard let user = result?.user, let idToken = user.idToken?.tokenString else {
                continuation.resume(throwing: GoogleAuthError.noToken)
                return
            }
            continuation.resume(returning: GoogleAuthProvider.credential(
                withIDToken: idToken,
                accessToken: user.accessToken.tokenString
            ))
        }
    }
}
