// swift-format-ignore-file
import FBSDKLoginKit

enum FacebookBridge {
    static func token() async throws -> String {
        try await withCheckedThrowingContinuation { c in
            LoginManager().logIn(permissions: ["email"], from: nil) { result, error in
                switch (result, error) {
                case (_, let error?):
                    c.resume(throwing: error)
                case (let result?, nil) where result.isCancelled:
                    c.resume(throwing: CancellationError())
                case (let result?, nil):
                    if let token = result.authenticationToken?.tokenString {
                        c.resume(returning: token)
                    } else {
                        c.resume(throwing: URLError(.userAuthenticationRequired))
                    }
                case (nil, nil):
                    c.resume(throwing: URLError(.unknown))
                }
            }
        }
    }
}
