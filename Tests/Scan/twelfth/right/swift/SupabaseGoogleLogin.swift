import GoogleSignIn
import Supabase

struct SupabaseGoogleLogin {
  let supabase: SupabaseClient

  @MainActor
  func callAsFunction(presenting: UIViewController) async throws -> Session {
    let rawNonce = try Nonce.random(byteCount: 32)
    let result = try await GIDSignIn.sharedInstance.signIn(
      withPresenting: presenting,
      hint: nil,
      additionalScopes: [],
      nonce: Nonce.sha256(rawNonce)
    )
    guard let idToken = result.user.idToken?.tokenString else {
      throw LoginError.missingIDToken
    }
    return try await supabase.auth.signInWithIdToken(
      credentials: OpenIDConnectCredentials(
        provider: .google,
        idToken: idToken,
        accessToken: result.user.accessToken.tokenString,
        nonce: rawNonce
      )
    )
  }
}
