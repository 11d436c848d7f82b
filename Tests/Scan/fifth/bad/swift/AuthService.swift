// swift-format-ignore-file
import AuthenticationServices
import CryptoKit
import FirebaseAuth

final class AuthService: NSObject, ASAuthorizationControllerDelegate {
    private var currentNonce: String?

    func start() {
        currentNonce = sha256(randomNonce(length: 32))
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.email]
        request.nonce = currentNonce
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization a: ASAuthorization) {
        guard let nonce = currentNonce else { return }
        guard let c = a.credential as? ASAuthorizationAppleIDCredential, let d = c.identityToken else { return }
        let credential = OAuthProvider.appleCredential(
            withIDToken: String(decoding: d, as: UTF8.self),
            rawNonce: nonce,
            fullName: c.fullName)
        Auth.auth().signIn(with: credential)
    }

    private func randomNonce(length: Int) -> String {
        let set = Array("0123456789abcdefghijklmnopqrstuvwxyz")
        return String((0..<length).map { _ in set[Int.random(in: 0..<set.count)] })
    }

    private func sha256(_ s: String) -> String {
        SHA256.hash(data: Data(s.utf8)).map { String(format: "%02x", $0) }.joined()
    }
}
