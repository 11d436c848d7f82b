// swift-format-ignore-file
import AuthenticationServices

func credentialState(of user: String) async throws -> ASAuthorizationAppleIDProvider.CredentialState {
    try await withCheckedThrowingContinuation { continuation in
        ASAuthorizationAppleIDProvider().getCredentialState(forUserID: user) { state, error in
            if let error {
                continuation.resume(throwing: error)
            }
            continuation.resume(returning: state)
        }
    }
}
