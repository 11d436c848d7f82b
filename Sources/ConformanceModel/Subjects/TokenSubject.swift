/// A subject that compares an identity token's nonce claim with a raw nonce.
public protocol TokenSubject: Subject {
  /// Judges each attempt, one after another.
  ///
  /// - Returns: One verdict an attempt, in the same order.
  /// - Throws: Only when no verdict could be reached at all; a rejection is a verdict.
  func match(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict]
}

/// One token to be matched.
public struct MatchAttempt: Codable, Hashable, Sendable {
  /// The identity token in compact form, or what a hostile party sent in its place.
  public var token: String
  /// The raw nonce the backend expects; `nil` when it has none.
  public var rawNonce: String?
  /// Seconds since 1970 that the implementation must take for the present.
  public var now: Int
  /// The public keys to trust, and no others; `nil` where signatures are not asked about.
  public var keys: KeySet?
  /// The authorization code that came with the token; `nil` where it is not asked about.
  public var authorizationCode: String?

  /// - Parameters:
  ///   - token: The compact token.
  ///   - rawNonce: The expected raw nonce, `nil` for none.
  ///   - now: The present, in seconds since 1970.
  ///   - keys: The public keys to trust.
  ///   - authorizationCode: The code that came with the token.
  public init(
    token: String, rawNonce: String?, now: Int, keys: KeySet? = nil,
    authorizationCode: String? = nil
  ) {
    self.token = token
    self.rawNonce = rawNonce
    self.now = now
    self.keys = keys
    self.authorizationCode = authorizationCode
  }
}

/// What a matcher says of one token.
public enum MatchVerdict: Hashable, Sendable {
  /// The token belongs to the raw nonce.
  case accepted
  /// It does not, for a reason where the implementation gives one.
  case rejected(RejectionReason?)
}

/// Why a token was rejected.
public enum RejectionReason: String, Codable, Sendable, CaseIterable {
  case nonceMismatch, nonceMissing, nonceMalformed, malformedToken
  case badSignature, wrongIssuer, wrongAudience, expired, notYetValid, replayed
}

extension MatchVerdict: Codable {
  private enum CodingKeys: String, CodingKey { case verdict, reason }

  /// Reads `{"verdict": "accept"}`, or `"reject"` with or without a `reason`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .verdict) {
    case "accept": self = .accepted
    case "reject":
      self = .rejected(try container.word(forKey: .reason))
    case let other:
      throw DecodingError.dataCorruptedError(
        forKey: .verdict, in: container,
        debugDescription: "found '\(other)', expected 'accept' or 'reject'")
    }
  }

  /// Writes the verdict, and the reason where there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .accepted: try container.encode("accept", forKey: .verdict)
    case .rejected(let reason):
      try container.encode("reject", forKey: .verdict)
      try container.encodeIfPresent(reason, forKey: .reason)
    }
  }
}
