/// Why an identity token is not accepted for a sign-in attempt.
///
/// `NonceMatcher` answers with the first five; the rest belong to whoever verifies signatures
/// and the other claims, so that both speak one language.
public enum RejectionReason: String, Error, Hashable, Sendable, CaseIterable {
  /// The claim is a string, but not the one this attempt must have.
  case nonceMismatch
  /// No claim, `null`, an empty one, or the caller expects no nonce: there is nothing to match.
  case nonceMissing
  /// The claim is not a JSON string.
  case nonceMalformed
  /// The text is not a token at all.
  case malformedToken
  /// The raw nonce is not pending: spent, dropped or never issued.
  case replayed
  /// The signature does not fit, or its algorithm or key is not trusted.
  case badSignature
  /// The `iss` claim names another provider.
  case wrongIssuer
  /// The `aud` claim names another client.
  case wrongAudience
  /// The `exp` claim lies in the past.
  case expired
  /// The `nbf` or `iat` claim lies in the future.
  case notYetValid
}

/// Whether a token fits a sign-in attempt.
public enum MatchVerdict: Hashable, Sendable {
  /// The claim is exactly what the raw nonce demands.
  case accepted
  /// It is not, and why.
  case rejected(RejectionReason)
}
