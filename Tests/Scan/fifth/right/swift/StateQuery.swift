// swift-format-ignore-file
import AuthenticationServices

func appleState(of user: String) async -> ASAuthorizationAppleIDProvider.CredentialState {
    await withCheckedContinuation { done in
        ASAuthorizationAppleIDProvider().getCredentialState(forUserID: user) { state, error in
            if error != nil {
                done.resume(returning: .notFound)
            } else {
                done.resume(returning: state)
            }
        }
    }
}
