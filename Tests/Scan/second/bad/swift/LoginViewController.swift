// swift-format-ignore-file
import UIKit
import AuthenticationServices
import FirebaseAuth

class LoginViewController: UIViewController {

    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    fileprivate var currentNonce: String?

    @IBAction func didTapApple(_ sender: Any) {
        let nonce = NonceProvider.next()
        currentNonce = nonce
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = nonce.sha256Hex
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
        spinner.startAnimating()
    }
}

extension LoginViewController: ASAuthorizationControllerDelegate {

    func authorizationController(controller: ASAuthorizationController,
                                 didCompleteWithAuthorization authorization: ASAuthorization) {
        spinner.stopAnimating()
        guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
              let idToken = apple.identityToken.flatMap({ String(data: $0, encoding: .utf8) }) else {
            return
        }
        let credential = OAuthProvider.appleCredential(
            withIDToken: idToken,
            rawNonce: currentNonce ?? "",
            fullName: apple.fullName
        )
        currentNonce = nil
        Auth.auth().signIn(with: credential) { [weak self] _, error in
            if error == nil {
                self?.performSegue(withIdentifier: "showHome", sender: nil)
            }
        }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        spinner.stopAnimating()
        currentNonce = nil
    }
}
