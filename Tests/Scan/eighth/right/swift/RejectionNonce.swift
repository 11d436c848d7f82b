import Foundation
import Security

struct RejectionNonce {
  struct SourceFailure: Error { let status: OSStatus }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
  private static let limit = 256 - 256 % letters.count

  static func loginNonce(_ count: Int) throws -> String {
    var result: [Character] = []
    var pool = [UInt8](repeating: 0, count: 64)
    while result.count < count {
      let status = SecRandomCopyBytes(kSecRandomDefault, pool.count, &pool)
      guard status == errSecSuccess else { throw SourceFailure(status: status) }
      for byte in pool where Int(byte) < limit && result.count < count {
        result.append(letters[Int(byte) % letters.count])
      }
    }
    return String(result)
  }
}
