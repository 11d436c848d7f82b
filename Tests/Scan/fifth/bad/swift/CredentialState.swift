// swift-format-ignore-file
import AuthenticationServices

struct CredentialState {
    let userID: String

    func isAuthorized() async throws -> Bool {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Bool, Error>) in
            ASAuthorizationAppleIDProvider().getCredentialState(forUserID: userID) { state, error in
                if let error {
                    done.resume(throwing: error)
                    print("apple id state failed: \(error)")
                }
                done.resume(returning: state == .authorized)
            }
        }
    }
}
