import Foundation
import Security

enum NonceFactory {
  /// Characters that are safe in a URL.
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  static func make(count: Int = 32) throws -> String {
    var bytes = [UInt8](repeating: 0, count: count)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    guard status == errSecSuccess else {
      throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
    }
    return String(bytes.map { pick($0) })
  }

  private static func pick(_ byte: UInt8) -> Character {
    letters[Int(byte) % letters.count]
  }
}

extension NonceFactory {
  static func loginNonce() -> String? { try? make(count: 43) }
}
