import Foundation

enum SystemNonce {
  /// Base64url text for the Apple and Google requests of the sign in.
  static func next(bytes: Int = 32) -> String {
    var generator = SystemRandomNumberGenerator()
    let raw = (0..<bytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return Data(raw).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .trimmingCharacters(in: CharacterSet(charactersIn: "="))
  }

  /// The code that a person types on the TV to link it with the account.
  static func pairingCode() -> String {
    let letters = "BCDFGHJKLMNPQRSTVWXZ"
    return String((0..<8).map { _ in letters.randomElement()! })
  }
}

struct PairingRequest: Codable {
  let code: String
  let requestedAt: Date

  init() {
    code = SystemNonce.pairingCode()
    requestedAt = Date()
  }
}
