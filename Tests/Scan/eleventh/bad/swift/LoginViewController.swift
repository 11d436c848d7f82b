import UIKit
import AuthenticationServices
import FirebaseAuth

class LoginViewController: UIViewController {

  fileprivate var currentNonce: String?

  @IBOutlet weak var spinner: UIActivityIndicatorView!

  func signIn(with appleIDCredential: ASAuthorizationAppleIDCredential) {
    guard let appleIDToken = appleIDCredential.identityToken,
      let idTokenString = String(data: appleIDToken, encoding: .utf8)
    else {
      print("no token")
      return
    }

    let credential = OAuthProvider.credential(
      withProviderID: "apple.com",
      idToken: idTokenString,
      rawNonce: currentNonce ?? "")

    spinner.startAnimating()
    Auth.auth().signIn(with: credential) { [weak self] result, error in
      self?.spinner.stopAnimating()
      if let error = error {
        self?.show(error)
        return
      }
      self?.performSegue(withIdentifier: "home", sender: nil)
    }
  }

  private func show(_ error: Error) {
    let alert = UIAlertController(
      title: "Oops", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
