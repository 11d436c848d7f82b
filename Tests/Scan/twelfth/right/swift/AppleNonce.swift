import CryptoKit
import Foundation
import Security

/// A one-time value for Sign in with Apple.
struct AppleNonce {
  let raw: String

  var hashed: String {
    SHA256.hash(data: Data(raw.utf8)).map { String(format: "%02x", $0) }.joined()
  }

  init(length: Int = 32) throws {
    let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
    var letters: [Character] = []
    var byte: UInt8 = 0
    while letters.count < length {
      let status = SecRandomCopyBytes(kSecRandomDefault, 1, &byte)
      guard status == errSecSuccess else {
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
      }
      if Int(byte) < charset.count {
        letters.append(charset[Int(byte)])
      }
    }
    raw = String(letters)
  }
}
