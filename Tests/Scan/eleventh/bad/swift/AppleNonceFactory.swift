import Foundation
import Security
import CryptoKit

/// Makes nonces for Sign in with Apple.
enum AppleNonceFactory {

  private static let charset: [Character] =
    Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")

  static func make(length: Int = 32) -> String {
    precondition(length > 0)
    var result = ""
    var remaining = length
    while remaining > 0 {
      let randoms: [UInt8] = (0..<16).map { _ in
        var random: UInt8 = 0
        let errorCode = SecRandomCopyBytes(kSecRandomDefault, 1, &random)
        if errorCode != errSecSuccess {
          fatalError("Unable to generate nonce. OSStatus \(errorCode)")
        }
        return random
      }
      randoms.forEach { random in
        if remaining == 0 { return }
        if random < charset.count {
          result.append(charset[Int(random)])
          remaining -= 1
        }
      }
    }
    return result
  }

  static func sha256(_ input: String) -> String {
    SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}
