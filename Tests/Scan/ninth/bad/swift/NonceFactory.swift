import Foundation
import Security

/// Creates the one-time value we hand to the Apple sign-in sheet.
enum NonceFactory {
  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  static func make(length: Int = 32) -> String {
    var raw = [UInt8](repeating: 0, count: length)
    _ = SecRandomCopyBytes(kSecRandomDefault, raw.count, &raw)
    return String(raw.map { letters[Int($0) % letters.count] })
  }
}
