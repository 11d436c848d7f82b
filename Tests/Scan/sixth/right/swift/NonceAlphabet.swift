import Foundation
import Security

/// Letters of RFC 3986 that need no escaping, so 66 of them.
enum NonceAlphabet {
  static let unreserved = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  enum Problem: Error { case noEntropy(OSStatus) }

  static func nonce(_ length: Int) throws -> String {
    let ceiling = 256 - 256 % unreserved.count
    var out = [UInt8]()
    out.reserveCapacity(length)
    var pool = [UInt8](repeating: 0, count: 64)
    while out.count < length {
      let status = SecRandomCopyBytes(kSecRandomDefault, pool.count, &pool)
      guard status == errSecSuccess else { throw Problem.noEntropy(status) }
      for byte in pool where Int(byte) < ceiling && out.count < length {
        out.append(unreserved[Int(byte) % unreserved.count])
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}

struct LoginAttempt {
  let raw: String
  init() throws { raw = try NonceAlphabet.nonce(43) }
}
