internal import ConformanceModel
internal import PlainText

/// A text that must be seen by nobody but whom it is for.
struct Secret: Hashable {
  /// What it is.
  enum Kind: CaseIterable {
    case nonce, digest, token, code

    /// "3 raw nonces".
    func text(_ count: Int) -> String {
      switch self {
      case .nonce: Quantity.text(count, "raw nonce")
      case .digest: Quantity.text(count, "digest")
      case .token: Quantity.text(count, "token")
      case .code: Quantity.text(count, "authorization code")
      }
    }
  }

  /// How it may be written.
  enum Form: String, CaseIterable {
    case plain = "as it is"
    case hex = "in hexadecimal"
    case base64 = "in base64"
    case base64url = "in base64url"
    case percentEncoded = "percent-encoded"
  }

  let kind: Kind
  let text: String

  /// Shorter texts stand in output by chance.
  static let shortest = 8

  /// What to look for, and which form each is.
  var patterns: [(bytes: [UInt8], form: Form)] {
    let bytes = Array(text.utf8)
    var found: [([UInt8], Form)] = [(bytes, .plain)]
    // A token is as good without its header, and its signature belongs to no other.
    if kind == .token {
      found += bytes.split(separator: UInt8(ascii: ".")).dropFirst().map { (Array($0), .plain) }
    }
    found += Self.hex(of: bytes).map { ($0, .hex) } + Self.base64(of: bytes)
    found += Self.percentEncoded(bytes).map { ($0, .percentEncoded) }
    // The digest itself, of which the text is one form.
    if kind == .digest, let digest = Hex.decode(text) {
      found += Self.hex(of: digest).map { ($0, .hex) } + Self.base64(of: digest)
    }
    var seen: Set<[UInt8]> = []
    return found.filter { $0.0.count >= Self.shortest && seen.insert($0.0).inserted }
  }

  private static func hex(of bytes: [UInt8]) -> [[UInt8]] {
    let text = Hex.encode(bytes)
    return [Array(text.utf8), Array(text.uppercased().utf8)]
  }

  /// What base64 makes of the bytes wherever they stand in a longer text: it takes three bytes at a
  /// time, so there are three ways, and letters at the ends belong to what stands beside.
  private static func base64(of bytes: [UInt8]) -> [([UInt8], Form)] {
    (0..<3).flatMap { offset -> [([UInt8], Form)] in
      let text = Base64URL.encode([UInt8](repeating: 0, count: offset) + bytes)
      let first = (8 * offset + 5) / 6
      let isEven = (offset + bytes.count).isMultiple(of: 3)
      let inner = Array(text.utf8.dropFirst(first).dropLast(isEven ? 0 : 1))
      let standard = inner.map { letter -> UInt8 in
        switch letter {
        case UInt8(ascii: "-"): UInt8(ascii: "+")
        case UInt8(ascii: "_"): UInt8(ascii: "/")
        default: letter
        }
      }
      return [(standard, .base64), (inner, .base64url)]
    }
  }

  /// Every byte encoded, or those alone that RFC 3986 section 2.3 does not leave as they are.
  private static func percentEncoded(_ bytes: [UInt8]) -> [[UInt8]] {
    let isPlain: (UInt8) -> Bool = { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
    }
    func encoded(_ byte: UInt8, _ isUpperCase: Bool) -> [UInt8] {
      let digits = Hex.encode([byte])
      return [0x25] + Array((isUpperCase ? digits.uppercased() : digits).utf8)
    }
    return [true, false].flatMap { isUpperCase in
      [
        bytes.flatMap { encoded($0, isUpperCase) },
        bytes.flatMap { isPlain($0) ? [$0] : encoded($0, isUpperCase) },
      ]
    }
  }
}
