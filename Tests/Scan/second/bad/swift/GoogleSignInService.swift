// swift-format-ignore-file
import FirebaseAuth
import GoogleSignIn
import UIKit

enum GoogleSignInFailure: Error {
    case noToken
}

struct GoogleSignInService {

    /// Presents Google's sheet and returns the ID token.
    func idToken(presenting controller: UIViewController) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            GIDSignIn.sharedInstance.signIn(withPresenting: controller) { result, error in
                if let error = error {
                    continuation.resume(throwing: error)
                }
                guard let token = result?.user.idToken?.tokenString else {
                    continuation.resume(throwing: GoogleSignInFailure.noToken)
                    return
                }
                continuation.resume(returning: token)
            }
        }
    }

    func signOut() {
        GIDSignIn.sharedInstance.signOut()
    }
}
