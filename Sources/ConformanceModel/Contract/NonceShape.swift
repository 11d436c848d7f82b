internal import Foundation

/// The letters possible at each position of values that are encoded from bytes.
///
/// Such a value has one length, and of base64 the last letter may carry fewer bits than the others
/// (RFC 4648 sections 3.5, 4 and 5).
public enum NonceShape {
  /// Text of random bytes as base64url without padding, as `token_urlsafe` makes it.
  ///
  /// - Parameter bytes: How many, at least 1.
  public static func base64url(bytes: Int) -> [String] { body64(bytes, alphabet64(last: "-_")) }

  /// Text of random bytes as base64 with its padding.
  ///
  /// - Parameter bytes: How many, at least 1.
  public static func base64(bytes: Int) -> [String] {
    body64(bytes, alphabet64(last: "+/")) + Array(repeating: "=", count: (3 - bytes % 3) % 3)
  }

  /// Two small hexadecimal digits for each random byte.
  ///
  /// - Parameter bytes: How many, at least 1.
  public static func hex(bytes: Int) -> [String] { Array(repeating: digits, count: 2 * bytes) }

  /// A random UUID in small letters, RFC 9562 section 5.4.
  public static var uuid4: [String] {
    (0..<36).map { position in
      switch position {
      case 8, 13, 18, 23: "-"
      case 14: "4"
      // Bits 10 in front (section 4.1) leave four digits.
      case 19: "89ab"
      default: digits
      }
    }
  }

  /// A ULID: 48 bits of the clock and 80 random ones in Crockford's letters.
  ///
  /// The first ``ulidTimeLetters`` tell the time, so that it is too weak for a nonce.
  public static var ulid: [String] { ["01234567"] + Array(repeating: crockford, count: 25) }

  /// The letters of a ULID that tell the time.
  public static let ulidTimeLetters = 10

  /// What a contract may call a shape.
  static let words = "base64url:BYTES, base64:BYTES, hex:BYTES, uuid4, ulid"
  /// More bytes than the longest nonce has letters.
  private static let mostBytes = 32_768
  private static let digits = "0123456789abcdef"
  private static let crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

  /// - Parameter name: One of ``words``, with a number of bytes.
  /// - Returns: `nil` for any other name.
  package static func named(_ name: String) -> [String]? {
    if name == "uuid4" { return uuid4 }
    if name == "ulid" { return ulid }
    let words = name.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == 2, let bytes = Int(words[1]), (1...mostBytes).contains(bytes) else {
      return nil
    }
    switch words[0] {
    case "base64url": return base64url(bytes: bytes)
    case "base64": return base64(bytes: bytes)
    case "hex": return hex(bytes: bytes)
    default: return nil
    }
  }

  /// The name of the shape that nonces have, if they say which.
  ///
  /// - Parameter nonces: At least 16 drawn by themselves, so that chance fits no shape.
  package static func name(of nonces: some Collection<String>) -> String? {
    guard let length = nonces.first?.utf8.count, nonces.count >= 16 else { return nil }
    var names = ["uuid4", "ulid"]
    if length.isMultiple(of: 2) { names.append("hex:\(length / 2)") }
    // Whole groups of four letters hold every text of these letters.
    if length % 4 >= 2 { names.append("base64url:\(length * 3 / 4)") }
    if length.isMultiple(of: 4), let last = nonces.first?.utf8.suffix(2) {
      let padding = last.count { $0 == UInt8(ascii: "=") }
      if padding > 0 { names.append("base64:\(length * 3 / 4 - padding)") }
    }
    return names.first { name in
      guard let shape = named(name), shape.count == length else { return false }
      // Decimal digits alone are no hexadecimal text.
      if name.hasPrefix("hex"), nonces.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x40 } }) {
        return false
      }
      let letters = shape.map { Set($0.utf8) }
      return nonces.allSatisfy { nonce in
        nonce.utf8.count == length && zip(nonce.utf8, letters).allSatisfy { $1.contains($0) }
      }
    }
  }

  private static func alphabet64(last: String) -> [UInt8] {
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\(last)".utf8)
  }

  private static func body64(_ bytes: Int, _ alphabet: [UInt8]) -> [String] {
    let all = String(decoding: alphabet, as: UTF8.self)
    // One byte more than whole groups is 8 bits of 12, two are 16 of 18.
    let step = [1, 16, 4][bytes % 3]
    let last = stride(from: 0, to: 64, by: step).map { alphabet[$0] }
    return Array(repeating: all, count: (bytes * 8 - 1) / 6)
      + [String(decoding: last, as: UTF8.self)]
  }
}

/// A shape as a contract tells it: by its name, or by the letters at each position.
struct DeclaredShape: Decodable {
  let letters: [String]
  private(set) var timeLetters: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = try? container.decode(String.self) else {
      letters = try container.decode([String].self)
      return
    }
    guard let shape = NonceShape.named(name) else {
      let found = HostileText.word(name)
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "found '\(found)', expected letters for each position, or one of "
            + NonceShape.words))
    }
    letters = shape
    if name == "ulid" { timeLetters = NonceShape.ulidTimeLetters }
  }
}
