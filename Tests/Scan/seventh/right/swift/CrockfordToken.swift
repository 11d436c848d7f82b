import Foundation

// DeviceLinking: the code that a TV shows, and the nonce of the login that follows.

struct CrockfordToken: Hashable, CustomStringConvertible {
  /// no I, L, O and U
  static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  let description: String

  init(count: Int) {
    var generator = SystemRandomNumberGenerator()
    description = String(
      (0..<count).map { _ -> Character in
        let word = UInt8.random(in: .min ... .max, using: &generator)
        return Self.symbols[Int(word % 32)]
      })
  }

  var grouped: String {
    stride(from: 0, to: description.count, by: 4).map { offset -> Substring in
      let start = description.index(description.startIndex, offsetBy: offset)
      let end =
        description.index(start, offsetBy: 4, limitedBy: description.endIndex)
        ?? description.endIndex
      return description[start..<end]
    }.joined(separator: "-")
  }
}

struct DeviceLoginRequest: Encodable {
  let userCode: String
  let nonce: String

  static func make() -> DeviceLoginRequest {
    DeviceLoginRequest(
      userCode: CrockfordToken(count: 8).grouped,
      nonce: CrockfordToken(count: 32).description)
  }
}
