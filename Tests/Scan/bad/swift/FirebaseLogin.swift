// swift-format-ignore-file
import FirebaseAuth

func finish(_ credential: ASAuthorizationAppleIDCredential, nonce: String) {
    let token = String(data: credential.identityToken!, encoding: .utf8)!
    let firebase = OAuthProvider.appleCredential(
        withIDToken: token,
        rawNonce: sha256(nonce),
        fullName: credential.fullName)
    Auth.auth().signIn(with: firebase)
}
