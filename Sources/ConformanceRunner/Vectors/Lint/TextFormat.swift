internal import ConformanceVectors
internal import PlainText

/// A rule for a text, named by `format` in the schemas; `pattern` spells it out for other tools.
enum TextFormat: String {
  case hex
  case sha256Hex = "sha256-hex"
  case base64url
  case vectorID = "vector-id"
  case requirementID = "requirement-id"
  case attempt

  /// What a text of this form is, for a message.
  var expectation: String {
    switch self {
    case .hex: "lower-case hex of whole bytes"
    case .sha256Hex: "64 lower-case hex digits"
    case .base64url: "base64url without padding"
    case .vectorID: "an id such as 'digest-cavp-short-0001'"
    case .requirementID: "a requirement such as 'digest.vectors'"
    case .attempt: "one capital letter"
    }
  }

  /// Whether a text has this form.
  func holds(for text: String) -> Bool {
    switch self {
    case .hex: return Hex.decode(text, isLowerCase: true) != nil
    case .sha256Hex: return text.utf8.count == 64 && Hex.decode(text, isLowerCase: true) != nil
    case .base64url: return Base64URL.isWellFormed(text)
    case .vectorID:
      let words = text.split(separator: "-", omittingEmptySubsequences: false)
      guard words.count >= 3, let number = words.last, number.utf8.count == 4 else { return false }
      return Self.areas.contains(String(words[0])) && number.utf8.allSatisfy(Self.isDigit)
        && words.dropFirst().allSatisfy(Self.isWord)
    case .requirementID:
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0].utf8.allSatisfy(Self.isLetter) && !parts[0].isEmpty
        && parts[1].split(separator: "-", omittingEmptySubsequences: false).allSatisfy(Self.isWord)
    case .attempt:
      return text.utf8.count == 1 && text.utf8.allSatisfy { (0x41...0x5a).contains($0) }
    }
  }

  private static let areas: Set<String> = [
    "digest", "nonce", "token", "continuation", "guard", "account", "diagnosis",
  ]

  private static func isDigit(_ letter: UInt8) -> Bool { (0x30...0x39).contains(letter) }
  private static func isLetter(_ letter: UInt8) -> Bool { (0x61...0x7a).contains(letter) }
  private static func isWord(_ word: Substring) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { isDigit($0) || isLetter($0) }
  }
}
