/// What client and backend have agreed on about the `nonce` claim.
public struct NoncePolicy: Hashable, Sendable {
  /// What the client sends with the authorization request, and finds in the claim.
  public enum Form: Hashable, Sendable {
    /// SHA-256 of the raw nonce's UTF-8 bytes, as 64 lower-case hex digits.
    case sha256Hexadecimal
    /// SHA-256 of the raw nonce's UTF-8 bytes, as 43 letters of base64url.
    case sha256Base64URL
    /// The raw nonce itself. Whoever sees the request can then replay it.
    case raw

    /// The claim that a raw nonce demands.
    public func claim(for rawNonce: String) -> String {
      switch self {
      case .sha256Hexadecimal: SHA256.digest(of: rawNonce).hexadecimal
      case .sha256Base64URL: SHA256.digest(of: rawNonce).base64URL
      case .raw: rawNonce
      }
    }
  }

  /// What Apple's `nonce_supported` claim may change.
  public enum NonceSupportedRule: Hashable, Sendable {
    /// Nothing: a token without a matching nonce is never accepted.
    case ignored
    /// A token whose `nonce_supported` is the JSON literal `false` may lack the nonce claim.
    ///
    /// Gives up replay protection for such tokens. Only for verified signatures, since anybody
    /// can write `false`; a claim that is there must match all the same.
    case falseAllowsMissingNonce
  }

  /// The agreed form of the claim; exactly one, never "either".
  public var form: Form
  /// What `nonce_supported` may change.
  public var nonceSupported: NonceSupportedRule

  /// States a policy; the defaults are those of Sign in with Apple, at their strictest.
  public init(
    form: Form = .sha256Hexadecimal, nonceSupported: NonceSupportedRule = .ignored
  ) {
    self.form = form
    self.nonceSupported = nonceSupported
  }
}
