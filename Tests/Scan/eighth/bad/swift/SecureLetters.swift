import Foundation
import Security

/// Draws the letters of the OIDC nonce and of the PKCE verifier.
struct SecureLetters {
  enum Failure: Error { case noRandomness(OSStatus) }

  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  func nonce(count: Int) throws -> String {
    var out: [Character] = []
    out.reserveCapacity(count)
    while out.count < count {
      var pool = [UInt8](repeating: 0, count: count * 2)
      let status = SecRandomCopyBytes(kSecRandomDefault, pool.count, &pool)
      guard status == errSecSuccess else { throw Failure.noRandomness(status) }
      for byte in pool where byte < 252 {
        if out.count == count { break }
        out.append(letters[Int(byte) % letters.count])
      }
    }
    return String(out)
  }
}
