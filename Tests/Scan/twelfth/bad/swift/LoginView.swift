import SwiftUI
import AuthenticationServices
import FirebaseAuth

struct LoginView: View {
  @State private var nonce: String?
  @State private var failed = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome back").font(.title)
      SignInWithAppleButton(.signIn) { request in
        let fresh = CryptoUtils.randomNonceString()
        nonce = fresh
        request.requestedScopes = [.email, .fullName]
        request.nonce = CryptoUtils.sha256(fresh)
      } onCompletion: { result in
        Task { await handle(result) }
      }
      .frame(height: 48)
    }
    .alert("Sign in failed", isPresented: $failed) {}
  }

  private func handle(_ result: Result<ASAuthorization, Error>) async {
    guard case .success(let auth) = result,
      let apple = auth.credential as? ASAuthorizationAppleIDCredential,
      let tokenData = apple.identityToken,
      let idToken = String(data: tokenData, encoding: .utf8)
    else {
      failed = true
      return
    }
    let credential = OAuthProvider.credential(
      withProviderID: "apple.com",
      idToken: idToken,
      rawNonce: nonce ?? "")
    do {
      try await Auth.auth().signIn(with: credential)
    } catch {
      failed = true
    }
  }
}
