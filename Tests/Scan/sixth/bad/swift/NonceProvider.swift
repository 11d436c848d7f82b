import Foundation
import Security

protocol NonceProviding { func nextNonce() -> String }

struct NonceProvider: NonceProviding {
  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_")
  let length: Int

  init(length: Int = 32) {
    precondition(length > 0)
    self.length = length
  }

  func nextNonce() -> String {
    var raw = [UInt8](repeating: 0, count: length)
    let status = SecRandomCopyBytes(kSecRandomDefault, raw.count, &raw)
    assert(status == errSecSuccess, "no randomness for login: \(status)")
    return String(raw.map { Self.letters[Int($0 & 63)] })
  }
}

final class AppleLogin {
  private let nonces: NonceProviding
  private(set) var open: String?
  init(nonces: NonceProviding) { self.nonces = nonces }
  func begin() -> String {
    let n = nonces.nextNonce()
    open = n
    return n
  }
}
