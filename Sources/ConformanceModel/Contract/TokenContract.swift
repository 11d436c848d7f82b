/// How a subject matches tokens with raw nonces, and what else of a token it verifies.
public struct TokenContract: Codable, Hashable, Sendable {
  /// What a `nonce_supported` claim may do to the check.
  public enum NonceSupportedRule: String, Codable, Sendable, CaseIterable {
    /// Nothing: the nonce is always compared.
    case ignored
    /// `"nonce_supported": false` lets a token without a nonce claim pass.
    case claimFalseRelaxes
  }

  /// What becomes of a token whose audience is this client and others
  /// (OpenID Connect Core 1.0 section 3.1.3.7, items 3 to 5).
  public enum AudienceRule: String, Codable, Sendable, CaseIterable {
    /// Not said: either verdict is right.
    case open
    /// Accepted, as RFC 7519 section 4.1.3 has it.
    case accepted
    /// Refused: no other audience is trusted.
    case onlyOwn
    /// Accepted where `azp` names this client, and `azp` is compared wherever it is there.
    case authorizedParty
  }

  /// What the claim holds.
  public var nonceForm: NonceForm
  /// What `nonce_supported` may do.
  public var nonceSupported: NonceSupportedRule
  /// False where rejections come without a reason.
  public var givesReasons: Bool
  /// True where the implementation consumes a raw nonce with its first successful use.
  public var keepsPendingState: Bool
  /// The signature algorithms accepted; empty where another layer verifies signatures.
  public var signatures: Set<SignatureAlgorithm>
  /// The claims verified besides the nonce; empty where another layer verifies them.
  public var claims: Set<VerifiedClaim>
  /// Claims of which the type alone is looked at, and not the value; none that is verified.
  public var typeOnly: Set<VerifiedClaim>
  /// Seconds after `iat` from which a token is too old, whatever `exp` says; `nil` for no limit.
  public var maximumAge: Int?
  /// The only issuer accepted, where `iss` is verified.
  public var issuer: String
  /// The client that the token must be for, where `aud` is verified.
  public var audience: String
  /// What becomes of further audiences, where `aud` is verified.
  public var furtherAudiences: AudienceRule
  /// True where `c_hash` is compared with the authorization code of the attempt.
  public var verifiesCodeHash: Bool
  /// Seconds by which the times in a token may be missed, where times are verified.
  public var leeway: Int
  /// Whether times are judged by ``MatchAttempt/now``; false for the machine's own clock.
  public var takesClock: Bool

  /// - Parameters:
  ///   - nonceForm: What the claim holds.
  ///   - nonceSupported: What `nonce_supported` may do.
  ///   - givesReasons: Whether rejections name their reason.
  ///   - keepsPendingState: Whether raw nonces are consumed.
  ///   - signatures: Signature algorithms accepted, none for no verification.
  ///   - claims: Claims verified besides the nonce.
  ///   - typeOnly: Claims of which the type alone is looked at.
  ///   - maximumAge: Seconds after `iat` from which a token is too old, 60 to a year.
  ///   - issuer: The only issuer accepted.
  ///   - audience: The client that the token must be for.
  ///   - furtherAudiences: What becomes of a token for others as well.
  ///   - verifiesCodeHash: Whether `c_hash` is compared with the authorization code.
  ///   - leeway: Seconds by which times may be missed, at least 0 and at most a year.
  ///   - takesClock: Whether times are judged by the attempt's own present.
  public init(
    nonceForm: NonceForm = .hex, nonceSupported: NonceSupportedRule = .ignored,
    givesReasons: Bool = true, keepsPendingState: Bool = false,
    signatures: Set<SignatureAlgorithm> = [], claims: Set<VerifiedClaim> = [],
    typeOnly: Set<VerifiedClaim> = [], maximumAge: Int? = nil,
    issuer: String = "https://appleid.apple.com", audience: String = "com.example.app",
    furtherAudiences: AudienceRule = .open, verifiesCodeHash: Bool = false, leeway: Int = 0,
    takesClock: Bool = true
  ) {
    self.nonceForm = nonceForm
    self.nonceSupported = nonceSupported
    self.givesReasons = givesReasons
    self.keepsPendingState = keepsPendingState
    self.signatures = signatures
    self.claims = claims
    self.typeOnly = typeOnly
    self.maximumAge = maximumAge
    self.issuer = issuer
    self.audience = audience
    self.furtherAudiences = furtherAudiences
    self.verifiesCodeHash = verifiesCodeHash
    self.leeway = leeway
    self.takesClock = takesClock
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case nonceForm, nonceSupported, givesReasons, keepsPendingState, signatures, claims, typeOnly
    case maximumAge, issuer, audience, furtherAudiences, verifiesCodeHash, leeway, takesClock
  }

  /// Reads what is declared; what is left out has its default, and an unknown member is a mistake.
  public init(from decoder: any Decoder) throws {
    let keyed = try KnownKeys<CodingKeys>(decoder)
    let standard = TokenContract()
    self.init(
      nonceForm: try keyed.optional(.nonceForm) ?? standard.nonceForm,
      nonceSupported: try keyed.optional(.nonceSupported) ?? standard.nonceSupported,
      givesReasons: try keyed.optional(.givesReasons) ?? standard.givesReasons,
      keepsPendingState: try keyed.optional(.keepsPendingState) ?? standard.keepsPendingState,
      signatures: try keyed.optional(.signatures) ?? standard.signatures,
      claims: try keyed.optional(.claims) ?? standard.claims,
      typeOnly: try keyed.optional(.typeOnly) ?? standard.typeOnly,
      maximumAge: try keyed.optional(.maximumAge),
      issuer: try keyed.optional(.issuer) ?? standard.issuer,
      audience: try keyed.optional(.audience) ?? standard.audience,
      furtherAudiences: try keyed.optional(.furtherAudiences) ?? standard.furtherAudiences,
      verifiesCodeHash: try keyed.optional(.verifiesCodeHash) ?? standard.verifiesCodeHash,
      leeway: try keyed.optional(.leeway) ?? standard.leeway,
      takesClock: try keyed.optional(.takesClock) ?? standard.takesClock)
    try ContractMistake.check(mistakes, decoder)
  }

  /// Writes every member that says something; those of a set in alphabetical order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(nonceForm, forKey: .nonceForm)
    try container.encode(nonceSupported, forKey: .nonceSupported)
    try container.encode(givesReasons, forKey: .givesReasons)
    try container.encode(keepsPendingState, forKey: .keepsPendingState)
    // A set has no order of its own; the report must be the same bytes every time.
    try container.encode(signatures.map(\.rawValue).sorted(), forKey: .signatures)
    try container.encode(claims.map(\.rawValue).sorted(), forKey: .claims)
    if !typeOnly.isEmpty {
      try container.encode(typeOnly.map(\.rawValue).sorted(), forKey: .typeOnly)
    }
    try container.encodeIfPresent(maximumAge, forKey: .maximumAge)
    try container.encode(issuer, forKey: .issuer)
    try container.encode(audience, forKey: .audience)
    try container.encode(furtherAudiences, forKey: .furtherAudiences)
    try container.encode(verifiesCodeHash, forKey: .verifiesCodeHash)
    try container.encode(leeway, forKey: .leeway)
    try container.encode(takesClock, forKey: .takesClock)
  }
}

/// A signature algorithm of identity tokens (RFC 7518 section 3.1).
public enum SignatureAlgorithm: String, Codable, Sendable, CaseIterable {
  /// RSASSA-PKCS1-v1_5 with SHA-256, Apple's own.
  case rs256 = "RS256"
  /// ECDSA on P-256 with SHA-256.
  case es256 = "ES256"
}

/// A registered claim that a verifier may look at (RFC 7519 section 4.1).
public enum VerifiedClaim: String, Codable, Sendable, CaseIterable {
  /// The issuer.
  case iss
  /// The audience, a text or an array of texts.
  case aud
  /// The end of validity.
  case exp
  /// The time of issue, which must not lie in the future.
  case iat
  /// The beginning of validity.
  case nbf
  /// Whom the token is about: a text that is not empty.
  case sub
}
