import Foundation
import Security

public enum LetterTextError: Error {
  case generatorFailed(OSStatus)
}

/// Draws identifiers for OAuth `state` and OpenID `nonce`.
public struct LetterText {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
  private static let cutoff: UInt8 = 250

  public static func make(length: Int) throws -> String {
    var out = ""
    out.reserveCapacity(length)
    var pool = [UInt8](repeating: 0, count: 64)

    while out.count < length {
      let rc = SecRandomCopyBytes(kSecRandomDefault, pool.count, &pool)
      if rc != errSecSuccess {
        throw LetterTextError.generatorFailed(rc)
      }
      for byte in pool where byte < cutoff {
        out.append(letters[Int(byte) % letters.count])
        if out.count == length { break }
      }
    }
    return out
  }
}
