import Foundation
import Security

/// Small helper shared between the sign-in module and the invite links.
enum SecureRandom {
  static func bytes(_ n: Int) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: n)
    _ = SecRandomCopyBytes(kSecRandomDefault, n, &buffer)
    return buffer
  }

  static func token(_ n: Int = 32) -> String {
    Data(bytes(n)).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  static func signInNonce() -> String { token(32) }
  static func inviteCode() -> String { String(token(12).prefix(10)) }
}
