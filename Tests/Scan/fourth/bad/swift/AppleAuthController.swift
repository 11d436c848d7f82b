// swift-format-ignore-file
import UIKit
import AuthenticationServices
import CryptoKit

final class AppleAuthController: UIViewController {

    private var pendingNonce: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func tapped() {
        guard let raw = freshNonce() else { return showRandomnessAlert() }
        pendingNonce = raw
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = digest(raw)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.performRequests()
    }

    private func freshNonce() -> String? {
        let charset: [Character] = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
        var bytes = [UInt8](repeating: 0, count: 32)
        guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else { return nil }
        return String(bytes.map { charset[Int($0) % charset.count] })
    }

    private func digest(_ s: String) -> String {
        SHA256.hash(data: Data(s.utf8)).map { String(format: "%02x", $0) }.joined()
    }

    private func showRandomnessAlert() {
        let alert = UIAlertController(title: "Sorry", message: "Try again later", preferredStyle: .alert)
        present(alert, animated: true)
    }
}
