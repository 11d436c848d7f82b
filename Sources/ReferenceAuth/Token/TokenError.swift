/// Why a text is not an identity token; says nothing about whether a token can be trusted.
public struct TokenError: Error, Hashable, Sendable {
  /// Which part of the token is wrong.
  public enum Part: String, Hashable, Sendable {
    /// The token as a whole.
    case token
    /// The first part: how the token is signed.
    case header
    /// The second part: the claims.
    case payload
    /// The third part.
    case signature
  }

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// More bytes than the limit allows.
    case tooLong(bytes: Int, limit: Int)
    /// Not three parts separated by dots.
    case wrongPartCount(Int)
    /// Nothing between two dots, or before or after them.
    case empty
    /// Not base64url without padding, or not the canonical spelling of its bytes.
    case notBase64URL
    /// Not a JSON object as RFC 8259 wants it, or beyond the parser's limits.
    case json(JSONError)
  }

  /// Which part of the token is wrong.
  public let part: Part
  /// What is wrong there.
  public let reason: Reason
}

extension TokenError: CustomStringConvertible {
  /// The error in one sentence; it quotes nothing of the token, which is secret.
  public var description: String {
    switch reason {
    case .tooLong(let bytes, let limit):
      "\(part): found \(bytes) bytes, expected at most \(limit)."
    case .wrongPartCount(let count):
      "\(part): found \(count) parts, expected 3 separated by dots."
    case .empty:
      "\(part): found nothing, expected base64url."
    case .notBase64URL:
      "\(part): found something else, expected canonical base64url without padding."
    case .json(let error):
      "\(part): \(error)"
    }
  }
}
