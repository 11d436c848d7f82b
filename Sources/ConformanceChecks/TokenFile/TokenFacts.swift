internal import ReferenceAuth

/// What a token says of itself, none of it verified.
package struct TokenFacts: Codable, Hashable, Sendable {
  /// What stands under `nonce_supported`.
  package enum NonceSupported: String, Codable, Sendable {
    case absent
    case yes = "true"
    case no = "false"
    /// Another JSON type than Apple documents, such as the text "true".
    case otherType
  }

  /// The `alg` and `kid` members of the header, where they are strings.
  package var alg: String?
  package var kid: String?
  /// The claims of these names, where they are strings.
  package var iss: String?
  package var aud: [String]
  /// The times in seconds since 1970, cut to whole ones; nil where they are no such numbers.
  package var iat: Int?
  package var exp: Int?
  /// What stands under `nonce_supported`.
  package var nonceSupported: NonceSupported

  /// Reads a token.
  ///
  /// - Throws: A `TokenError` where it cannot be taken apart.
  init(of token: String) throws {
    let token = try IdentityToken(parsing: token)
    func text(_ value: JSONValue?) -> String? {
      if case .string(let text) = value { text } else { nil }
    }
    alg = text(token.header["alg"])
    kid = text(token.header["kid"])
    iss = text(token.payload["iss"])
    aud =
      if case .array(let values) = token.payload["aud"] {
        values.compactMap(text)
      } else {
        text(token.payload["aud"]).map { [$0] } ?? []
      }
    iat = Self.time(token.payload["iat"])
    exp = Self.time(token.payload["exp"])
    nonceSupported =
      switch token.payload["nonce_supported"] {
      case nil: .absent
      case .bool(true): .yes
      case .bool(false): .no
      default: .otherType
      }
  }

  /// A NumericDate (RFC 7519 section 2): a JSON number that may have a fraction.
  private static func time(_ value: JSONValue?) -> Int? {
    // To the end of the year 9999: later ones are not told in years of four digits.
    guard case .number(let digits) = value, let seconds = Double(digits),
      (0...253_402_300_799).contains(seconds)
    else { return nil }
    return Int(seconds)
  }
}
