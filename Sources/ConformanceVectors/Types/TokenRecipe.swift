internal import PlainText

/// How to make a token that is too deep or too large to store.
public struct TokenRecipe: Codable, Sendable, Equatable {
  /// What lies between `before` and `after`.
  public enum Kind: String, Codable, Sendable {
    /// `count` opening brackets, then `count` closing ones.
    case nested
    /// `count` opening brackets.
    case unclosed
    /// `count` letters a.
    case padding
  }

  /// What lies between `before` and `after`.
  public var kind: Kind
  /// How many of them.
  public var count: Int
  /// The first part of the token, in base64url.
  public var header: String
  /// The third part of the token, in base64url.
  public var signature: String
  /// How the JSON text of the payload begins.
  public var before: String
  /// How the JSON text of the payload ends.
  public var after: String
  /// The length of the whole token in bytes.
  public var length: Int

  /// The JSON text of the payload.
  public var payload: String {
    switch kind {
    case .nested:
      before + String(repeating: "[", count: count) + String(repeating: "]", count: count) + after
    case .unclosed: before + String(repeating: "[", count: count) + after
    case .padding: before + String(repeating: "a", count: count) + after
    }
  }

  /// The compact token.
  ///
  /// - Complexity: O(`length`).
  public var token: String {
    "\(header).\(Base64URL.encode(Array(payload.utf8))).\(signature)"
  }
}
