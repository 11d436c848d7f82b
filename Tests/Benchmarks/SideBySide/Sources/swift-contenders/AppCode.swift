import Crypto
import Foundation
import ReferenceAuth

/// What most "Sign in with Apple" apps have copied, line by line; the alphabet is whole.
enum AppCode {
  /// One call of the system's source for each byte, and only bytes below the alphabet's count.
  static func nonce(length: Int = 32) -> String {
    let charset: [Character] = Array(
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
    var result = ""
    var remainingLength = length
    while remainingLength > 0 {
      let randoms: [UInt8] = (0..<16).map { _ in
        var random: UInt8 = 0
        // Apple's SecRandomCopyBytes is not on Linux; one call a byte is what matters.
        do {
          try withUnsafeMutableBytes(of: &random) { try SystemEntropy.fill($0) }
        } catch {
          fatalError("Unable to generate nonce. \(error)")
        }
        return random
      }
      randoms.forEach { random in
        if remainingLength == 0 { return }
        if random < charset.count {
          result.append(charset[Int(random)])
          remainingLength -= 1
        }
      }
    }
    return result
  }

  /// The shorter nonce that newer code has.
  static func randomElementNonce(length: Int = 32) -> String {
    let charset = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
    return String((0..<length).map { _ in charset.randomElement()! })
  }

  /// The digest of a nonce as it goes into the request.
  static func sha256(_ input: String) -> String {
    let inputData = Data(input.utf8)
    let hashedData = Crypto.SHA256.hash(data: inputData)
    return hashedData.compactMap { String(format: "%02x", $0) }.joined()
  }
}
