// swift-format-ignore-file
import UIKit
import AuthenticationServices
import FirebaseAuth

class SignInViewController: UIViewController {
    fileprivate var currentNonce: String?

    @IBAction func appleTapped(_ sender: Any) {
        let nonce = randomNonceString()
        currentNonce = nonce
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = nonce

        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    private func randomNonceString() -> String {
        (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }
}

extension SignInViewController: ASAuthorizationControllerDelegate {
    func authorizationController(controller: ASAuthorizationController,
                                 didCompleteWithAuthorization authorization: ASAuthorization) {
        guard let apple = authorization.credential as? ASAuthorizationAppleIDCredential,
              let data = apple.identityToken,
              let token = String(data: data, encoding: .utf8),
              let nonce = currentNonce else { return }
        currentNonce = nil
        let credential = OAuthProvider.appleCredential(withIDToken: token, rawNonce: nonce, fullName: apple.fullName)
        Auth.auth().signIn(with: credential) { _, error in
            if let error { print("firebase:", error) }
        }
    }
}

// MARK: - Views

extension SignInViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = NSLocalizedString("Sign in", comment: "")
        let stack = UIStackView(arrangedSubviews: [makeTitle(), makeButton(), makeHint()])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func makeTitle() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.text = NSLocalizedString("Welcome back", comment: "")
        label.textAlignment = .center
        return label
    }

    private func makeButton() -> UIControl {
        let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
        button.addTarget(self, action: #selector(appleTapped(_:)), for: .touchUpInside)
        button.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return button
    }

    private func makeHint() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.text = NSLocalizedString("We never post anything in your name.", comment: "")
        return label
    }
}

extension SignInViewController {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        currentNonce = nil
        guard (error as? ASAuthorizationError)?.code != .canceled else { return }
        let alert = UIAlertController(title: "Sign in", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
