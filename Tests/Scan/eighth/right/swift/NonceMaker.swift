import Foundation

/// Draws the nonce of the Apple ID request.
struct NonceMaker {
  static let alphabet = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

  static func nonce(length: Int = 32) -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<length).map { _ in alphabet.randomElement(using: &generator)! })
  }

  static func pairingCode() -> String {
    let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    return String((0..<8).map { _ in letters.randomElement()! })
  }
}
