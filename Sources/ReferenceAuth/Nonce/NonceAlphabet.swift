/// The letters a nonce is written in: 2 to 92 different printable ASCII letters.
public struct NonceAlphabet: Hashable, Sendable {
  /// Why a string cannot serve as an alphabet.
  public enum Defect: Hashable, Sendable {
    /// Fewer than two letters: every nonce would be the same.
    case tooShort(count: Int)
    /// A byte that does not travel unharmed through JSON and URLs, and its offset.
    case forbidden(byte: UInt8, offset: Int)
    /// The letter occurs a second time at this offset, and would be drawn too often.
    case repeated(byte: UInt8, offset: Int)
  }

  /// The 65 letters `0-9 A-Z a-z - . _`; the W is there, unlike in the most copied misprint.
  ///
  /// RFC 3986 section 2.3 calls them unreserved, but for the tilde: no URL escapes them.
  public static let unreserved = NonceAlphabet(
    checked: Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._".utf8))

  /// The ASCII letters in the order of their digit values; never empty.
  public let letters: [UInt8]

  /// How many letters there are.
  public var count: Int { letters.count }

  /// Checks and keeps an alphabet.
  ///
  /// - Parameter text: The letters in the order of their digit values. Space, quote, backslash,
  ///   control characters and everything outside ASCII are refused.
  /// - Throws: `NonceError.invalidAlphabet` naming the first defect.
  public init(_ text: String) throws(NonceError) {
    let letters = Array(text.utf8)
    var seen: Set<UInt8> = []
    for (offset, byte) in letters.enumerated() {
      guard Self.isAllowed(byte) else {
        throw .invalidAlphabet(.forbidden(byte: byte, offset: offset))
      }
      guard seen.insert(byte).inserted else {
        throw .invalidAlphabet(.repeated(byte: byte, offset: offset))
      }
    }
    guard letters.count >= 2 else { throw .invalidAlphabet(.tooShort(count: letters.count)) }
    self.letters = letters
  }

  private init(checked letters: [UInt8]) {
    self.letters = letters
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

extension NonceAlphabet.Defect: CustomStringConvertible {
  /// The defect in one sentence.
  public var description: String {
    switch self {
    case .tooShort(let count):
      "found \(count) letters, expected at least 2."
    case .forbidden(let byte, let offset):
      "found byte \(byte) at offset \(offset), expected printable ASCII without space, quote "
        + "and backslash."
    case .repeated(let byte, let offset):
      "found '\(Character(UnicodeScalar(byte)))' again at offset \(offset), expected each letter "
        + "once."
    }
  }
}
