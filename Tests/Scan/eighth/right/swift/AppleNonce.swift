import CryptoKit
import Foundation
import Security

enum AppleNonce {
  /// As Firebase's guide has it: unlikely letters are drawn again.
  static func randomNonceString(length: Int = 32) -> String {
    precondition(length > 0)
    var randomBytes = [UInt8](repeating: 0, count: length)
    let errorCode = SecRandomCopyBytes(kSecRandomDefault, randomBytes.count, &randomBytes)
    if errorCode != errSecSuccess {
      fatalError("Unable to generate nonce. SecRandomCopyBytes failed with OSStatus \(errorCode)")
    }
    let charset: [Character] =
      Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let nonce = randomBytes.map { byte in
      charset[Int(byte) % charset.count]
    }
    return String(nonce)
  }

  static func sha256(_ input: String) -> String {
    let hashedData = SHA256.hash(data: Data(input.utf8))
    return hashedData.compactMap { String(format: "%02x", $0) }.joined()
  }
}
