internal import ConformanceModel
internal import ReferenceAuth

/// A way from the raw nonce to what the request carries.
///
/// Forms that the contract does not declare are known too, so that a wrong form is one defect
/// with a name, and not a mispaired nonce in every scenario.
enum PairingForm: CaseIterable, Hashable, Sendable {
  case hex, base64url, raw, upperHex, hashOfHash

  init(_ form: NonceForm) {
    switch form {
    case .hex: self = .hex
    case .base64url: self = .base64url
    case .raw: self = .raw
    }
  }

  /// The form in which `claim` belongs to `rawNonce`; nil where it does not belong to it at all.
  static func found(_ claim: String?, from rawNonce: String) -> PairingForm? {
    guard let claim else { return nil }
    return allCases.first { $0.claim(from: rawNonce).utf8.elementsEqual(claim.utf8) }
  }

  /// What the request carries for a raw nonce.
  func claim(from rawNonce: String) -> String {
    let digest = SHA256.digest(of: rawNonce)
    return switch self {
    case .hex: digest.hexadecimal
    case .base64url: digest.base64URL
    case .raw: rawNonce
    case .upperHex: digest.hexadecimal.uppercased()
    case .hashOfHash: SHA256.digest(of: digest.hexadecimal).hexadecimal
    }
  }

  /// The form in words.
  var text: String {
    switch self {
    case .hex: "the lower-case hex SHA-256 of the raw nonce"
    case .base64url: "the base64url SHA-256 of the raw nonce"
    case .raw: "the raw nonce itself"
    case .upperHex: "the upper-case hex SHA-256 of the raw nonce"
    case .hashOfHash: "the SHA-256 of the raw nonce's hex SHA-256"
    }
  }
}
