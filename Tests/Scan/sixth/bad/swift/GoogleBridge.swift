import FirebaseAuth
import FirebaseCore
import GoogleSignIn

enum BridgeError: Error { case cancelled, missingToken }

@MainActor
struct GoogleBridge {
  func signIn(presenting vc: UIViewController) async throws -> AuthCredential {
    guard let clientID = FirebaseApp.app()?.options.clientID else { throw BridgeError.missingToken }
    GIDSignIn.sharedInstance.configuration = GIDConfiguration(clientID: clientID)

    return try await withCheckedThrowingContinuation { cont in
      GIDSignIn.sharedInstance.signIn(withPresenting: vc) { result, error in
        if let error {
          print("google login:", error.localizedDescription)
          cont.resume(throwing: error)
        }
        guard let user = result?.user, let idToken = user.idToken?.tokenString else {
          cont.resume(throwing: BridgeError.missingToken)
          return
        }
        cont.resume(
          returning: GoogleAuthProvider.credential(
            withIDToken: idToken,
            accessToken: user.accessToken.tokenString))
      }
    }
  }
}
