internal import ConformanceModel
internal import ReferenceAuth

/// A way from the raw nonce to what the request carries.
///
/// Forms that the contract does not declare are known too, so that a wrong form is one defect
/// with a name, and not a mispaired nonce in every scenario.
enum PairingForm: Hashable, Sendable {
  case raw
  /// The digest's bytes, written in a text form.
  case digest(DigestRendering)
  case hashOfHash

  init(_ form: NonceForm) {
    switch form {
    case .hex: self = .digest(.hex)
    case .base64url: self = .digest(.base64url)
    case .raw: self = .raw
    }
  }

  private static let all: [PairingForm] =
    [.raw] + DigestRendering.allCases.map { .digest($0) } + [.hashOfHash]

  /// The form in which `claim` belongs to `rawNonce`; nil where it does not belong to it at all.
  static func found(_ claim: String?, from rawNonce: String) -> PairingForm? {
    guard let claim else { return nil }
    return all.first { form in
      if case .digest(let rendering) = form {
        return rendering.writes(SHA256.digest(of: rawNonce).bytes, as: claim)
      }
      return form.claim(from: rawNonce).utf8.elementsEqual(claim.utf8)
    }
  }

  /// What the request carries for a raw nonce.
  func claim(from rawNonce: String) -> String {
    let digest = SHA256.digest(of: rawNonce)
    return switch self {
    case .raw: rawNonce
    case .digest(let rendering): rendering.text(digest.bytes)
    case .hashOfHash: SHA256.digest(of: digest.hexadecimal).hexadecimal
    }
  }

  /// The form in words.
  var text: String {
    switch self {
    case .raw: "the raw nonce itself"
    case .digest(let rendering): "the raw nonce's digest, \(rendering.name)"
    case .hashOfHash: "the SHA-256 of the raw nonce's hex SHA-256"
    }
  }
}
