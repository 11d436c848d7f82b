import Foundation
import Security

extension Data {
  /// nil where the system has no random bytes to give.
  static func secureRandom(_ count: Int) -> Data? {
    var data = Data(count: count)
    let result = data.withUnsafeMutableBytes {
      SecRandomCopyBytes(kSecRandomDefault, count, $0.baseAddress!)
    }
    return result == errSecSuccess ? data : nil
  }

  var hex: String {
    reduce(into: "") { $0 += String(format: "%02hhx", $1) }
  }
}

struct LoginAttempt {
  let nonce: String
  let startedAt = Date()

  init?() {
    guard let bytes = Data.secureRandom(32) else { return nil }
    nonce = bytes.hex
  }

  var isExpired: Bool { Date().timeIntervalSince(startedAt) > 600 }
}
