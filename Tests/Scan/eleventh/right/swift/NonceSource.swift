import CryptoKit
import Foundation
import Security

/// Nonces for Sign in with Apple.
struct NonceSource {
  enum Failure: Error { case random(OSStatus) }

  static let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

  func next(length: Int = 32) throws -> String {
    var result = ""
    var bytes = [UInt8](repeating: 0, count: 16)
    while result.count < length {
      let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
      guard status == errSecSuccess else { throw Failure.random(status) }
      for byte in bytes where byte < 195 && result.count < length {
        result.append(Self.charset[Int(byte) % 65])
      }
    }
    return result
  }

  func hash(_ nonce: String) -> String {
    SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}
