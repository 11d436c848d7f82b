/// Decides whether an identity token belongs to the attempt that drew a raw nonce.
///
/// OpenID Connect Core 1.0 section 3.1.3.7 item 11 demands the check. It does not replace the
/// signature's: match what has been verified, or verify what has matched.
public struct NonceMatcher: Sendable {
  /// What client and backend have agreed on.
  public let policy: NoncePolicy
  /// What of a token is refused unread.
  public let limits: IdentityToken.Limits

  /// Makes a matcher.
  public init(
    policy: NoncePolicy = NoncePolicy(), limits: IdentityToken.Limits = IdentityToken.Limits()
  ) {
    self.policy = policy
    self.limits = limits
  }

  /// Matches a compact token against the raw nonce of one attempt.
  ///
  /// - Parameters:
  ///   - token: The token as received.
  ///   - rawNonce: The nonce before hashing. Nil or empty is never accepted: a check without an
  ///     expectation would be no check.
  ///   - signatureVerified: Whether the token's signature was verified before. Matters only
  ///     where the policy lets `nonce_supported` relax.
  public func match(
    token: String, rawNonce: String?, signatureVerified: Bool = false
  ) -> MatchVerdict {
    guard let token = try? IdentityToken(parsing: token, limits: limits) else {
      return .rejected(.malformedToken)
    }
    return match(token: token, rawNonce: rawNonce, signatureVerified: signatureVerified)
  }

  /// Matches a token that was taken apart before; see `match(token:rawNonce:signatureVerified:)`.
  public func match(
    token: IdentityToken, rawNonce: String?, signatureVerified: Bool = false
  ) -> MatchVerdict {
    guard let rawNonce, !rawNonce.isEmpty else { return .rejected(.nonceMissing) }
    switch token.payload["nonce"] {
    case nil:
      let mayBeMissing = signatureVerified && isNonceUnsupported(token.payload)
      return mayBeMissing ? .accepted : .rejected(.nonceMissing)
    case .null, .string(""):
      return .rejected(.nonceMissing)
    case .string(let claim):
      let expected = policy.form.claim(for: rawNonce)
      return areSameBytes(claim, expected) ? .accepted : .rejected(.nonceMismatch)
    default:
      return .rejected(.nonceMalformed)
    }
  }

  private func isNonceUnsupported(_ payload: JSONObject) -> Bool {
    policy.nonceSupported == .falseAllowsMissingNonce
      && payload["nonce_supported"] == .bool(false)
  }
}

/// Compares all bytes whatever they are, so that time tells only the lengths.
///
/// Bytes, not `String ==`, for which canonically equivalent texts are the same.
func areSameBytes(_ left: String, _ right: String) -> Bool {
  let left = Array(left.utf8)
  let right = Array(right.utf8)
  guard left.count == right.count else { return false }
  var difference: UInt8 = 0
  for index in left.indices { difference |= left[index] ^ right[index] }
  return difference == 0
}
