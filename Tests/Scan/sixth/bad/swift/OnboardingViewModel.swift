import Foundation
import AuthenticationServices
import FirebaseAuth

@MainActor
final class OnboardingViewModel: ObservableObject {
  @Published var step = 0
  @Published var errorText: String?
  @Published var signedIn = false

  let loginNonce = NonceFactory.make(byteCount: 24)
  private let analytics = Analytics.shared

  func configure(_ request: ASAuthorizationAppleIDRequest) {
    analytics.log("apple_tapped", ["step": step])
    request.requestedScopes = [.email]
    request.nonce = NonceFactory.sha256Hex(loginNonce)
  }

  func handle(_ result: Result<ASAuthorization, Error>) async {
    switch result {
    case .failure(let error):
      errorText = error.localizedDescription
    case .success(let authorization):
      guard let cred = authorization.credential as? ASAuthorizationAppleIDCredential,
        let jwt = cred.identityToken.flatMap({ String(data: $0, encoding: .utf8) })
      else {
        errorText = "Apple returned no token"
        return
      }
      do {
        let firebase = OAuthProvider.appleCredential(
          withIDToken: jwt, rawNonce: loginNonce, fullName: cred.fullName)
        _ = try await Auth.auth().signIn(with: firebase)
        signedIn = true
      } catch {
        errorText = error.localizedDescription
      }
    }
  }
}
