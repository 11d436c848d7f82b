/// How a subject matches tokens with raw nonces.
public struct TokenContract: Codable, Hashable, Sendable {
  /// What a `nonce_supported` claim may do to the check.
  public enum NonceSupportedRule: String, Codable, Sendable, CaseIterable {
    /// Nothing: the nonce is always compared.
    case ignored
    /// `"nonce_supported": false` lets a token without a nonce claim pass.
    case claimFalseRelaxes
  }

  /// What the claim holds.
  public var nonceForm: NonceForm
  /// What `nonce_supported` may do.
  public var nonceSupported: NonceSupportedRule
  /// False where rejections come without a reason.
  public var givesReasons: Bool
  /// True where the implementation consumes a raw nonce with its first successful use.
  public var keepsPendingState: Bool

  /// - Parameters:
  ///   - nonceForm: What the claim holds.
  ///   - nonceSupported: What `nonce_supported` may do.
  ///   - givesReasons: Whether rejections name their reason.
  ///   - keepsPendingState: Whether raw nonces are consumed.
  public init(
    nonceForm: NonceForm = .hex, nonceSupported: NonceSupportedRule = .ignored,
    givesReasons: Bool = true, keepsPendingState: Bool = false
  ) {
    self.nonceForm = nonceForm
    self.nonceSupported = nonceSupported
    self.givesReasons = givesReasons
    self.keepsPendingState = keepsPendingState
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case nonceForm, nonceSupported, givesReasons, keepsPendingState
  }

  public init(from decoder: any Decoder) throws {
    let keyed = try KnownKeys<CodingKeys>(decoder)
    self.init(
      nonceForm: try keyed.optional(.nonceForm) ?? .hex,
      nonceSupported: try keyed.optional(.nonceSupported) ?? .ignored,
      givesReasons: try keyed.optional(.givesReasons) ?? true,
      keepsPendingState: try keyed.optional(.keepsPendingState) ?? false)
  }
}
