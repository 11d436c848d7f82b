import AuthenticationServices
import FirebaseAuth
import SwiftUI

struct SignInWithAppleView: View {
  @Environment(\.colorScheme) private var scheme
  @State private var nonce: String?
  @State private var alert: String?

  var body: some View {
    SignInWithAppleButton(.signIn) { request in
      let raw = SystemNonce.next()
      nonce = raw
      request.requestedScopes = [.email]
      request.nonce = raw.sha256
    } onCompletion: { result in
      guard let raw = nonce else { return }
      nonce = nil
      Task { await complete(result, raw: raw) }
    }
    .signInWithAppleButtonStyle(scheme == .dark ? .white : .black)
    .frame(maxWidth: 375, maxHeight: 48)
    .alert("Sign in", isPresented: .constant(alert != nil)) {
      Button("OK") { alert = nil }
    } message: {
      Text(alert ?? "")
    }
  }

  private func complete(_ result: Result<ASAuthorization, Error>, raw: String) async {
    do {
      guard let apple = try result.get().credential as? ASAuthorizationAppleIDCredential,
        let data = apple.identityToken
      else { return }
      let credential = OAuthProvider.appleCredential(
        withIDToken: String(decoding: data, as: UTF8.self), rawNonce: raw, fullName: apple.fullName)
      try await Auth.auth().signIn(with: credential)
    } catch { alert = error.localizedDescription }
  }
}
