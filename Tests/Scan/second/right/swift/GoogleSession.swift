// swift-format-ignore-file
import Foundation
import GoogleSignIn
import UIKit

enum GoogleSession {

    enum Problem: Error {
        case missingToken
    }

    @MainActor
    static func idToken(from controller: UIViewController) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            GIDSignIn.sharedInstance.signIn(withPresenting: controller) { result, error in
                if let error {
                    continuation.resume(throwing: error)
                    return
                }
                if let token = result?.user.idToken?.tokenString {
                    continuation.resume(returning: token)
                } else {
                    continuation.resume(throwing: Problem.missingToken)
                }
            }
        }
    }

    @MainActor
    static func restore() async -> GIDGoogleUser? {
        await withCheckedContinuation { continuation in
            GIDSignIn.sharedInstance.restorePreviousSignIn { user, _ in
                continuation.resume(returning: user)
            }
        }
    }
}
