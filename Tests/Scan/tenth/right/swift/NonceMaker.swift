import Foundation
import Security

struct NonceMaker {
  enum Failure: Error { case random(OSStatus) }

  // 64 letters: 256 is a multiple of it
  private let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  func nonce(length: Int = 32) throws -> String {
    var bytes = [UInt8](repeating: 0, count: length)
    let status = SecRandomCopyBytes(kSecRandomDefault, length, &bytes)
    guard status == errSecSuccess else { throw Failure.random(status) }
    return String(decoding: bytes.map { letters[Int($0) % letters.count] }, as: UTF8.self)
  }
}

extension NonceMaker {
  func signInPair(hash: (String) -> String) throws -> (raw: String, hashed: String) {
    let raw = try nonce()
    return (raw, hash(raw))
  }
}
