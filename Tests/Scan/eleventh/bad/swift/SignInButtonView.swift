import SwiftUI
import AuthenticationServices
import FirebaseAuth

struct SignInButtonView: View {
  @State private var currentNonce: String?
  var onFinish: (Result<User, Error>) -> Void

  var body: some View {
    SignInWithAppleButton(.continue) { request in
      let nonce = NonceMaker.randomString(length: 32)
      currentNonce = nonce
      request.requestedScopes = [.fullName, .email]
      request.nonce = nonce
    } onCompletion: { result in
      Task { await finish(result) }
    }
    .frame(height: 48)
  }

  private func finish(_ result: Result<ASAuthorization, Error>) async {
    do {
      guard let cred = try result.get().credential as? ASAuthorizationAppleIDCredential,
        let data = cred.identityToken,
        let idToken = String(data: data, encoding: .utf8),
        let rawNonce = currentNonce
      else { return }
      currentNonce = nil
      let credential = OAuthProvider.appleCredential(
        withIDToken: idToken,
        rawNonce: rawNonce,
        fullName: cred.fullName)
      let auth = try await Auth.auth().signIn(with: credential)
      onFinish(.success(auth.user))
    } catch {
      onFinish(.failure(error))
    }
  }
}
