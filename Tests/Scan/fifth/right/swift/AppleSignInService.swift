// swift-format-ignore-file
import AuthenticationServices
import CryptoKit

@MainActor
final class AppleSignInService: NSObject {
    private var continuation: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?
    private var isRunning = false

    struct Outcome {
        let credential: ASAuthorizationAppleIDCredential
        let rawNonce: String
    }

    enum Failure: Error { case busy, unexpectedCredential }

    func signIn() async throws -> Outcome {
        guard !isRunning else { throw Failure.busy }
        isRunning = true
        defer { isRunning = false }

        let rawNonce = Self.nonce()
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.email, .fullName]
        request.nonce = Self.sha256(rawNonce)

        let credential = try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = self
            controller.performRequests()
        }
        return Outcome(credential: credential, rawNonce: rawNonce)
    }

    private func finish(_ result: Result<ASAuthorizationAppleIDCredential, Error>) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(with: result)
    }

    private static func nonce() -> String {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        var system = SystemRandomNumberGenerator()
        return String((0..<32).map { _ in letters.randomElement(using: &system)! })
    }

    private static func sha256(_ text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
}

extension AppleSignInService: ASAuthorizationControllerDelegate {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {
        if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
            finish(.success(credential))
        } else {
            finish(.failure(Failure.unexpectedCredential))
        }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        finish(.failure(error))
    }
}
