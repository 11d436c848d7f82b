import Foundation
import Security

/// Letters for the login challenge; bytes over the limit are thrown away.
struct ChallengeLetters {
  enum Failure: Error { case noEntropy(OSStatus) }

  static let alphabet: [Character] = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  func nonce(count: Int) throws -> String {
    var out: [Character] = []
    out.reserveCapacity(count)
    var pool = [UInt8](repeating: 0, count: count * 2)

    while out.count < count {
      let status = SecRandomCopyBytes(kSecRandomDefault, pool.count, &pool)
      guard status == errSecSuccess else { throw Failure.noEntropy(status) }
      for byte in pool {
        if byte >= 250 { continue }
        out.append(Self.alphabet[Int(byte) % 62])
        if out.count == count { break }
      }
    }
    return String(out)
  }
}
