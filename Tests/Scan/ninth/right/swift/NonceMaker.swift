import CryptoKit
import Foundation
import Security

enum NonceMaker {
  enum Failure: Error { case randomness(OSStatus) }

  private static let charset = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

  static func make(length: Int = 32) throws -> String {
    precondition(length > 0)
    var result = ""
    result.reserveCapacity(length)
    while result.count < length {
      var randoms = [UInt8](repeating: 0, count: 16)
      let status = SecRandomCopyBytes(kSecRandomDefault, randoms.count, &randoms)
      guard status == errSecSuccess else { throw Failure.randomness(status) }
      for random in randoms where result.count < length {
        if random < charset.count {
          result.append(charset[Int(random)])
        }
      }
    }
    return result
  }

  static func sha256(_ input: String) -> String {
    SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}
