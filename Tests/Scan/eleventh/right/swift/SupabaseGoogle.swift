import GoogleSignIn
import Supabase
import UIKit

@MainActor
struct SupabaseGoogle {
  let client: SupabaseClient

  func signIn(from controller: UIViewController) async throws {
    let rawNonce = try NonceSource().next()
    let hashedNonce = NonceSource().hash(rawNonce)

    let result = try await GIDSignIn.sharedInstance.signIn(
      withPresenting: controller, hint: nil, additionalScopes: nil, nonce: hashedNonce)

    guard let idToken = result.user.idToken?.tokenString else {
      throw URLError(.userAuthenticationRequired)
    }
    try await client.auth.signInWithIdToken(
      credentials: OpenIDConnectCredentials(provider: .google, idToken: idToken, nonce: rawNonce))
  }
}
