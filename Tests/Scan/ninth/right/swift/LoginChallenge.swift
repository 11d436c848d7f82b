import Foundation

/// A one-time value for one login; lives as long as the sheet is open.
struct LoginChallenge: Sendable {
  static let length = 43
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  let nonce: String
  let startedAt: ContinuousClock.Instant

  static func begin() -> LoginChallenge {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<length).map { _ in
      letters[Int(UInt8.random(in: .min ... .max, using: &generator)) % 64]
    }
    return LoginChallenge(
      nonce: String(decoding: bytes, as: UTF8.self), startedAt: ContinuousClock.now)
  }

  var isStale: Bool {
    startedAt.duration(to: .now) > .seconds(600)
  }
}
