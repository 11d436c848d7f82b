import AuthenticationServices
import CryptoKit
import FirebaseAuth

@MainActor
final class SocialLoginViewModel: ObservableObject {
  @Published var errorMessage: String?
  private var currentNonce: String?

  func prepare(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = randomNonceString()
    currentNonce = nonce
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
  }

  private func randomNonceString(length: Int = 32) -> String {
    precondition(length > 0)
    let charset: [Character] =
      Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")
    var result = ""
    var remaining = length
    while remaining > 0 {
      var random: UInt8 = 0
      let status = SecRandomCopyBytes(kSecRandomDefault, 1, &random)
      if status != errSecSuccess {
        fatalError("Unable to generate nonce. OSStatus \(status)")
      }
      if Int(random) < charset.count {
        result.append(charset[Int(random)])
        remaining -= 1
      }
    }
    return result
  }

  private func sha256(_ input: String) -> String {
    SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}
