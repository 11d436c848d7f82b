/// Genuine tokens with their raw nonces; what they have in common is stored once.
public struct TokenPoolVector: Vector {
  public var id: String
  public var requirement: String?
  public var comment: String
  public var flags: [String]
  /// The text form of the nonce claim: `hex`, `base64url` or `raw`.
  public var nonceForm: String
  /// The name of the key that signed.
  public var kid: String
  /// The JSON text of every header.
  public var header: String
  /// The JSON text of every payload, with `{claim}` where the nonce claim stands.
  public var payload: String
  /// The raw nonce of each token.
  public var rawNonces: [String]
  /// The signature of each token, in base64url.
  public var signatures: [String]

  /// The JSON text of a payload.
  ///
  /// - Parameter claim: The nonce claim, which needs no escape.
  public func payload(claim: String) -> String {
    let parts = payload.split(separator: "{claim}", omittingEmptySubsequences: false)
    return parts.joined(separator: claim)
  }
}
