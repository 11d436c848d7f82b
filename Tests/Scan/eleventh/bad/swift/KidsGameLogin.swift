import GameKit
import AuthenticationServices
import CryptoKit

final class KidsGameLogin: NSObject {
  static let nonce = KidsGameLogin.roll()

  private static func roll() -> String {
    let alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
    return String((0..<40).map { _ in alphabet.randomElement()! })
  }

  func beginAppleSignIn(delegate: ASAuthorizationControllerDelegate) {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.nonce = SHA256.hash(data: Data(Self.nonce.utf8))
      .map { String(format: "%02hhx", $0) }
      .joined()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = delegate
    controller.performRequests()
  }
}
