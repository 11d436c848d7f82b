/// Where a JSON text goes wrong, and how.
public struct JSONError: Error, Hashable, Sendable {
  /// How the text goes wrong.
  public enum Reason: Hashable, Sendable {
    /// The text ends too early.
    case endOfText
    /// A byte that cannot stand here.
    case unexpectedByte(UInt8)
    /// More text after the value.
    case trailingText
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A backslash and something RFC 8259 section 7 does not list.
    case invalidEscape
    /// An escaped half of a surrogate pair without its other half.
    case loneSurrogate
    /// A second member of the same name in one object.
    case duplicateMember(String)
    /// More arrays and objects inside each other than the limit.
    case tooDeep(limit: Int)
    /// The text is fine, but its outermost value is not an object.
    case notAnObject
  }

  /// The byte offset in the text.
  public let offset: Int
  /// How the text goes wrong there.
  public let reason: Reason
}

extension JSONError: CustomStringConvertible {
  /// The error in one sentence; it quotes no values, since tokens are secret.
  public var description: String {
    let found: String =
      switch reason {
      case .endOfText: "found the end of the text, expected more."
      case .unexpectedByte(let byte): "found the byte \(byte), which cannot stand here."
      case .trailingText: "found more text, expected the end."
      case .invalidUTF8: "found bytes that are not UTF-8."
      case .invalidEscape: "found an unknown escape."
      case .loneSurrogate: "found half a surrogate pair, expected both halves."
      case .duplicateMember: "found a member name for the second time, expected each once."
      case .tooDeep(let limit): "found nesting deeper than \(limit)."
      case .notAnObject: "found another value, expected an object."
      }
    return "byte \(offset): \(found)"
  }
}
