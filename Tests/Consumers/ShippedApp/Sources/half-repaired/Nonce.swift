import CryptoKit
import Foundation
import Security

enum NonceError: Error {
  case generationFailed(OSStatus)
}

/// The W is back, and one byte makes one letter.
func randomNonceString(length: Int = 32) throws -> String {
  precondition(length > 0)
  var randomBytes = [UInt8](repeating: 0, count: length)
  let status = SecRandomCopyBytes(kSecRandomDefault, randomBytes.count, &randomBytes)
  guard status == errSecSuccess else { throw NonceError.generationFailed(status) }

  let charset: [Character] = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
  let nonce = randomBytes.map { byte in
    charset[Int(byte) % charset.count]
  }
  return String(nonce)
}

func sha256(_ input: String) -> String {
  SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
}
