import Foundation
import CryptoKit

extension String {
  /// Lowercase SHA-256 as Sign in with Apple wants it for `request.nonce`.
  var sha256Hex: String {
    let digest = SHA256.hash(data: Data(utf8))
    return digest.compactMap { String(format: "%x", $0) }.joined()
  }

  var trimmedForDisplay: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func masked(keeping visible: Int = 2) -> String {
    guard count > visible else { return self }
    return prefix(visible) + String(repeating: "•", count: count - visible)
  }

  var isValidEmail: Bool {
    range(of: #"^\S+@\S+\.\S+$"#, options: .regularExpression) != nil
  }
}
