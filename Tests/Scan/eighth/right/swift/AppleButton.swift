import AuthenticationServices
import SwiftUI

struct AppleButton: View {
  @State private var rawNonce: String?
  let onToken: (String, String) -> Void

  var body: some View {
    SignInWithAppleButton(.continue) { request in
      let nonce = NonceMaker.nonce()
      rawNonce = nonce
      request.requestedScopes = [.email]
      request.nonce = AppleNonce.sha256(nonce)
    } onCompletion: { result in
      guard case .success(let authorization) = result,
        let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
        let data = credential.identityToken,
        let token = String(data: data, encoding: .utf8),
        let nonce = rawNonce
      else { return }
      rawNonce = nil
      onToken(token, nonce)
    }
    .frame(height: 50)
  }
}
