internal import ConformanceModel
internal import ReferenceAuth

extension MatchSteps {
  /// The claim that a raw nonce demands.
  static func claim(_ form: NonceForm, of rawNonce: String) -> String {
    switch form {
    case .hex: SHA256.digest(of: rawNonce).hexadecimal
    case .base64url: SHA256.digest(of: rawNonce).base64URL
    case .raw: rawNonce
    }
  }
}
