import AuthenticationServices
import SwiftUI

struct LoginButton: View {
  let auth: AuthClient
  @State private var attempt: NonceAttempt?

  var body: some View {
    SignInWithAppleButton(.continue) { request in
      let fresh = NonceAttempt()
      attempt = fresh
      request.requestedScopes = [.email]
      request.nonce = fresh.hashed
    } onCompletion: { result in
      guard let current = attempt else { return }
      attempt = nil
      Task { await auth.finish(result, rawNonce: current.raw) }
    }
    .signInWithAppleButtonStyle(.black)
    .frame(height: 50)
  }
}

struct NonceAttempt {
  let raw: String
  let hashed: String

  init() {
    raw = UUID().uuidString
    hashed = Digest.sha256Hex(raw)
  }
}
