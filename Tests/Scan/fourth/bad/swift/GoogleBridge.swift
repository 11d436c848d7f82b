// swift-format-ignore-file
import GoogleSignIn
import UIKit

struct GoogleBridge {
    enum Problem: Error { case missingToken }

    // Wraps the callback API.
    func signIn(from vc: UIViewController, nonce: String) async throws -> String {
        return try await withUnsafeThrowingContinuation { cont in
            GIDSignIn.sharedInstance.signIn(withPresenting: vc, hint: nil, additionalScopes: nil, nonce: nonce) { result, error in
                if error != nil {
                    cont.resume(throwing: error!)
                    return
                }
                if result?.user.idToken == nil {
                    cont.resume(throwing: Problem.missingToken)
                }
                cont.resume(returning: result!.user.idToken!.tokenString)
            }
        }
    }
}
