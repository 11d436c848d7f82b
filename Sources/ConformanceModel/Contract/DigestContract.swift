/// The text form in which digests are answered.
public struct DigestContract: Codable, Hashable, Sendable {
  /// How the 32 bytes become text.
  public var textForm: DigestTextForm

  /// - Parameter textForm: How the 32 bytes become text.
  public init(textForm: DigestTextForm = .hex) { self.textForm = textForm }

  private enum CodingKeys: String, CodingKey, CaseIterable { case textForm }

  /// Reads what is declared; what is left out has its default, and an unknown member is a mistake.
  public init(from decoder: any Decoder) throws {
    let keyed = try KnownKeys<CodingKeys>(decoder)
    textForm = try keyed.optional(.textForm) ?? .hex
  }
}

/// A text form of a SHA-256 digest.
public enum DigestTextForm: String, Codable, Sendable, CaseIterable {
  /// 64 lower-case hex digits.
  case hex
  /// 43 letters of base64url without padding (RFC 4648 section 5).
  case base64url
}

/// What the nonce claim holds, seen from the raw nonce.
public enum NonceForm: String, Codable, Sendable, CaseIterable {
  /// The lower-case hex form of its SHA-256 digest.
  case hex
  /// The base64url form, without padding, of its SHA-256 digest.
  case base64url
  /// The raw nonce itself.
  case raw
}
