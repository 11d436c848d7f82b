import CommonCrypto
import Foundation
import Security

/// Helpers used by LoginViewController for Sign in with Apple.
enum NonceGenerator {
  private static let charset = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

  static func make(length: Int = 32) -> String {
    var randomBytes = [UInt8](repeating: 0, count: length)
    _ = SecRandomCopyBytes(kSecRandomDefault, randomBytes.count, &randomBytes)
    let nonce = randomBytes.map { byte in
      charset[Int(byte) % charset.count]
    }
    return String(nonce)
  }

  static func sha256(_ input: String) -> String {
    let data = Array(input.utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(data, CC_LONG(data.count), &digest)
    return digest.map { String(format: "%02x", $0) }.joined()
  }
}
