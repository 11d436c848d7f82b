import AuthenticationServices
import CryptoKit
import FirebaseAuth
import SwiftUI

struct SignInView: View {
  @State private var currentNonce: String?
  @State private var message: String?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 24) {
      Text("Welcome back").font(.largeTitle)
      SignInWithAppleButton(.signIn) { request in
        do {
          let nonce = try NonceMaker.make()
          currentNonce = nonce
          request.requestedScopes = [.fullName, .email]
          request.nonce = NonceMaker.sha256(nonce)
        } catch {
          message = "Sign in is not possible at the moment."
        }
      } onCompletion: { result in
        Task { await complete(result) }
      }
      .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
      .frame(height: 50)
      if let message { Text(message).foregroundStyle(.red) }
    }
    .padding()
  }

  private func complete(_ result: Result<ASAuthorization, Error>) async {
    guard let nonce = currentNonce else {
      message = "No sign in was started."
      return
    }
    currentNonce = nil
    do {
      guard let apple = try result.get().credential as? ASAuthorizationAppleIDCredential,
        let data = apple.identityToken, let idToken = String(data: data, encoding: .utf8)
      else {
        message = "Apple returned no token."
        return
      }
      let credential = OAuthProvider.appleCredential(
        withIDToken: idToken, rawNonce: nonce, fullName: apple.fullName)
      _ = try await Auth.auth().signIn(with: credential)
    } catch {
      message = error.localizedDescription
    }
  }
}
