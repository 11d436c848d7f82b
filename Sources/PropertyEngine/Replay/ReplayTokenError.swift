/// Why a text is not a replay token.
public struct ReplayTokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  public enum Reason: Hashable, Sendable {
    /// It does not begin with `pe1:`.
    case unknownVersion
    /// It does not have four parts.
    case partCount(Int)
    /// The check at its end is not that of the text before.
    case damaged(expected: String)
    /// A character that cannot stand there.
    case character(String)
    /// A number above 64 bits, half a byte, or digits after a boolean.
    case number
    /// A header written in another way than `description` writes it.
    case spelling
  }

  /// The byte at which it went wrong, counted from 0.
  public let position: Int
  /// What is wrong.
  public let reason: Reason

  /// Where, what was found, what was expected, what to do.
  public var description: String {
    let found =
      switch reason {
      case .unknownVersion: "the text does not begin with 'pe1:'. Copy the whole token"
      case .partCount(let count): "\(count) parts, 4 expected. Copy the whole token"
      case .damaged(let expected):
        "the check does not fit the text, '\(expected)' expected. Copy the whole token"
      case .character(let character): "'\(character)' cannot stand here. Copy the token again"
      case .number: "a number does not fit its kind. Copy the token again"
      case .spelling: "the header is not spelled as tokens are. Copy the token again"
      }
    return "replay token, byte \(position): \(found)."
  }
}
