import Foundation

enum RejectionNonce {
  static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// Draws letters for a login nonce from the bytes of `source`.
  static func draw(_ count: Int, source: () throws -> UInt8) rethrows -> String {
    let limit = 256 - 256 % letters.count
    var out = [Character]()
    while out.count < count {
      let byte = Int(try source())
      if byte >= limit { continue }
      out.append(letters[byte % letters.count])
    }
    return String(out)
  }

  static func make(_ count: Int = 43) -> String {
    var g = SystemRandomNumberGenerator()
    return draw(count) { UInt8.random(in: 0...255, using: &g) }
  }
}
