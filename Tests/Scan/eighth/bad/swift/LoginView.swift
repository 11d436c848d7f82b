import AuthenticationServices
import CryptoKit
import FirebaseAuth
import SwiftUI

struct LoginView: View {
  @State private var currentNonce: String?
  @State private var message = ""

  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome back").font(.title)
      SignInWithAppleButton(.signIn) { request in
        let nonce = Nonce.random()
        currentNonce = nonce
        request.requestedScopes = [.fullName, .email]
        request.nonce = nonce
      } onCompletion: { result in
        switch result {
        case .success(let authorization):
          handle(authorization)
        case .failure(let error):
          message = error.localizedDescription
        }
      }
      .frame(height: 48)
      Text(message).foregroundColor(.red)
    }
    .padding()
  }

  private func handle(_ authorization: ASAuthorization) {
    guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
      let nonce = currentNonce,
      let tokenData = apple.identityToken,
      let idToken = String(data: tokenData, encoding: .utf8)
    else {
      message = "Please try again"
      return
    }
    let credential = OAuthProvider.credential(
      withProviderID: "apple.com", idToken: idToken, rawNonce: nonce)
    Auth.auth().signIn(with: credential) { _, error in
      message = error?.localizedDescription ?? ""
    }
  }
}
