/// Genuine tokens with their raw nonces; what they have in common is stored once.
package struct TokenPoolVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The text form of the nonce claim: `hex`, `base64url` or `raw`.
  package var nonceForm: String
  /// The name of the key that signed.
  package var kid: String
  /// The JSON text of every header.
  package var header: String
  /// The JSON text of every payload, with `{claim}` where the nonce claim stands.
  package var payload: String
  /// The raw nonce of each token.
  package var rawNonces: [String]
  /// The signature of each token, in base64url.
  package var signatures: [String]

  /// The JSON text of a payload.
  ///
  /// - Parameter claim: The nonce claim, which needs no escape.
  package func payload(claim: String) -> String {
    let parts = payload.split(separator: "{claim}", omittingEmptySubsequences: false)
    return parts.joined(separator: claim)
  }
}
