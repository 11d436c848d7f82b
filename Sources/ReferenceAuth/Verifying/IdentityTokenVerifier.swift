/// Verifies identity tokens: shape, signature, claims and nonce, in this order.
///
/// For a backend, and for an app without one. Nothing of a token is believed before its signature
/// was verified, and the order of the steps keeps the cheap refusals first. Limits: RS256 with keys of
/// 2,048 to 8,192 bits and ES256; tokens of at most `limits.bytes`; keys come from the caller and are
/// never fetched; no encrypted tokens, no nested ones, no `crit` extensions.
///
/// ```swift
/// let keys = try JSONWebKeySet(parsing: jwks)  // https://appleid.apple.com/auth/keys
/// let verifier = IdentityTokenVerifier(keys: keys, claims: ClaimsPolicy(audience: "com.example.app"))
/// let token = try verifier.verify(compact, rawNonce: rawNonce, at: secondsSince1970)
/// ```
public struct IdentityTokenVerifier: Sendable {
  /// The keys that are trusted.
  public var keys: JSONWebKeySet
  /// The algorithms that are accepted.
  public var algorithms: Set<JSONWebKeySet.Algorithm>
  /// What the claims must say.
  public var claims: ClaimsPolicy
  /// What the nonce claim must be.
  public var nonce: NoncePolicy
  /// What of a token is refused unread.
  public var limits: IdentityToken.Limits

  /// - Parameters:
  ///   - keys: The keys that are trusted.
  ///   - algorithms: Those accepted; a provider's documented ones are enough.
  ///   - claims: Issuer, audience, leeway.
  ///   - nonce: What the nonce claim must be.
  ///   - limits: What is refused unread.
  public init(
    keys: JSONWebKeySet,
    algorithms: Set<JSONWebKeySet.Algorithm> = Set(JSONWebKeySet.Algorithm.allCases),
    claims: ClaimsPolicy, nonce: NoncePolicy = NoncePolicy(),
    limits: IdentityToken.Limits = IdentityToken.Limits()
  ) {
    self.keys = keys
    self.algorithms = algorithms
    self.claims = claims
    self.nonce = nonce
    self.limits = limits
  }

  /// Verifies a token.
  ///
  /// - Parameters:
  ///   - compact: The token as received.
  ///   - rawNonce: The nonce before hashing; nil or empty is never accepted.
  ///   - authorizationCode: The code that came with the token; where there is one, `c_hash` has to
  ///     fit it (OpenID Connect Core 3.3.2.11).
  ///   - now: The present, in seconds since 1970.
  /// - Returns: The token, whose claims may now be believed.
  /// - Throws: The first reason not to.
  public func verify(
    _ compact: String, rawNonce: String?, authorizationCode: String? = nil, at now: Int
  ) throws(RejectionReason) -> IdentityToken {
    guard let token = try? IdentityToken(parsing: compact, limits: limits) else {
      throw .malformedToken
    }
    guard keys.isSigned(token, with: algorithms) else { throw .badSignature }
    if let fault = claims.fault(in: token.payload, at: now) { throw fault }
    if let code = authorizationCode, !fits(code, token.payload) { throw .malformedToken }
    let matcher = NonceMatcher(policy: nonce, limits: limits)
    switch matcher.match(token: token, rawNonce: rawNonce, signatureVerified: true) {
    case .accepted: return token
    case .rejected(let reason): throw reason
    }
  }

  /// Whether `c_hash` is the first half of the code's digest: SHA-256 for RS256 and ES256.
  private func fits(_ code: String, _ payload: JSONObject) -> Bool {
    let half = Base64URL.encode(Array(SHA256.digest(of: code).bytes.prefix(16)))
    return payload.text("c_hash").map { areSameBytes($0, half) } ?? false
  }
}
