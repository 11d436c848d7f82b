/// An identity token taken apart, but **not verified**: anybody can write one.
///
/// A token is a JSON Web Signature in compact form (RFC 7515 section 7.1, RFC 7519): header,
/// payload and signature in base64url, separated by dots. On a device the claims may be shown or
/// compared early; trust begins where a backend has verified the signature, issuer, audience and
/// times.
public struct IdentityToken: Sendable, Equatable {
  /// How much a token may ask of the parser.
  public struct Limits: Sendable, Hashable {
    /// The longest token, in bytes. Apple's are about 1,000.
    public var bytes: Int
    /// The deepest nesting of objects and arrays; capped at `JSONParser.deepestLimit`.
    public var depth: Int

    /// Sets limits; the defaults leave room for sixty times what Apple sends.
    public init(bytes: Int = 65_536, depth: Int = 32) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// The members of the header, such as `alg` and `kid`.
  public let header: JSONObject
  /// The claims, such as `iss`, `sub` and `nonce`.
  public let payload: JSONObject
  /// The signature's bytes, never empty.
  public let signature: [UInt8]
  /// What the signature signs: header and payload as sent, with the dot between them.
  public let signingInput: [UInt8]

  /// Takes a token apart.
  ///
  /// - Parameters:
  ///   - compact: Three base64url parts separated by dots, nothing before or after.
  ///   - limits: What is refused unread.
  /// - Throws: `TokenError` naming the first part that is wrong.
  /// - Complexity: O(n) up to `limits.bytes`, O(1) beyond.
  public init(parsing compact: [UInt8], limits: Limits = Limits()) throws(TokenError) {
    guard compact.count <= limits.bytes else {
      let reason = TokenError.Reason.tooLong(bytes: compact.count, limit: limits.bytes)
      throw TokenError(part: .token, reason: reason)
    }
    let dot = UInt8(ascii: ".")
    let parts = compact.split(separator: dot, omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw TokenError(part: .token, reason: .wrongPartCount(parts.count))
    }
    header = try Self.object(in: parts[0], part: .header, depth: limits.depth)
    payload = try Self.object(in: parts[1], part: .payload, depth: limits.depth)
    signature = try Self.bytes(in: parts[2], part: .signature)
    signingInput = Array(compact[..<parts[1].endIndex])
  }

  /// Takes a token apart; see `init(parsing:limits:)` for bytes.
  public init(parsing compact: String, limits: Limits = Limits()) throws(TokenError) {
    try self.init(parsing: Array(compact.utf8), limits: limits)
  }

  private static func object(
    in text: ArraySlice<UInt8>, part: TokenError.Part, depth: Int
  ) throws(TokenError) -> JSONObject {
    let json = try bytes(in: text, part: part)
    do {
      return try JSONParser.object(from: json, depthLimit: depth)
    } catch {
      throw TokenError(part: part, reason: .json(error))
    }
  }

  private static func bytes(
    in text: ArraySlice<UInt8>, part: TokenError.Part
  ) throws(TokenError) -> [UInt8] {
    guard !text.isEmpty else { throw TokenError(part: part, reason: .empty) }
    guard let bytes = text.withUnsafeBytes({ Base64URL.decode($0) }) else {
      throw TokenError(part: part, reason: .notBase64URL)
    }
    return bytes
  }
}
