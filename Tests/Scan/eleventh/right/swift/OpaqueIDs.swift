import Foundation

enum OpaqueIDs {
  private static let base32 = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")

  /// The `nonce` and `state` of one authorization request.
  static func pair() -> (nonce: String, state: String) {
    (text(32), text(26))
  }

  private static func text(_ count: Int) -> String {
    var rng = SystemRandomNumberGenerator()
    return String(
      (0..<count).map { _ in
        let byte = UInt8.random(in: .min ... .max, using: &rng)
        return base32[Int(byte) % base32.count]
      })
  }
}
