// swift-format-ignore-file
import AuthenticationServices
import CryptoKit
import FirebaseAuth

final class AppleSignInCoordinator: NSObject {

    private var currentNonce: String?
    private let onSignedIn: (AuthDataResult?, Error?) -> Void

    init(onSignedIn: @escaping (AuthDataResult?, Error?) -> Void) {
        self.onSignedIn = onSignedIn
    }

    func start() {
        let nonce = makeNonce(length: 32)
        currentNonce = nonce

        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = sha256(nonce)

        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    private func makeNonce(length: Int) -> String {
        precondition(length > 0)
        let charset = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnoprstuvwxyz0123456789")
        var generator = SystemRandomNumberGenerator()
        return String((0..<length).map { _ in charset.randomElement(using: &generator)! })
    }

    private func sha256(_ input: String) -> String {
        SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
    }
}

extension AppleSignInCoordinator: ASAuthorizationControllerDelegate {
    func authorizationController(controller: ASAuthorizationController,
                                 didCompleteWithAuthorization authorization: ASAuthorization) {
        guard let nonce = currentNonce,
              let appleID = authorization.credential as? ASAuthorizationAppleIDCredential,
              let tokenData = appleID.identityToken,
              let token = String(data: tokenData, encoding: .utf8) else { return }
        currentNonce = nil
        let credential = OAuthProvider.appleCredential(withIDToken: token,
                                                       rawNonce: nonce,
                                                       fullName: appleID.fullName)
        Auth.auth().signIn(with: credential, completion: onSignedIn)
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        currentNonce = nil
        onSignedIn(nil, error)
    }
}
