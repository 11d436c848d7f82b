internal import PlainText

/// How to make a token that is too deep or too large to store.
package struct TokenRecipe: Codable, Sendable, Equatable {
  /// What lies between `before` and `after`.
  package enum Kind: String, Codable, Sendable {
    /// `count` opening brackets, then `count` closing ones.
    case nested
    /// `count` opening brackets.
    case unclosed
    /// `count` letters a.
    case padding
  }

  /// What lies between `before` and `after`.
  package var kind: Kind
  /// How many of them.
  package var count: Int
  /// The first part of the token, in base64url.
  package var header: String
  /// The third part of the token, in base64url.
  package var signature: String
  /// How the JSON text of the payload begins.
  package var before: String
  /// How the JSON text of the payload ends.
  package var after: String
  /// The length of the whole token in bytes.
  package var length: Int

  /// The JSON text of the payload.
  package var payload: String {
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
  package var token: String {
    "\(header).\(Base64URL.encode(Array(payload.utf8))).\(signature)"
  }
}
