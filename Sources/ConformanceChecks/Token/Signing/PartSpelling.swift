internal import ConformanceModel

/// How a part of a token is spelled, where it is not spelled as base64url: what a lenient decoder
/// leaves out or takes for something else.
///
/// Another text can be spelled in the same way, so that a broken token stays broken as it was when
/// its header, audience or signature becomes another one.
struct PartSpelling {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let letters = Set(alphabet)

  /// The part in base64url, as a lenient decoder takes it.
  let plain: String
  /// What stands between the letters, each with its place in the part.
  private var inside: [(place: Int, byte: UInt8)] = []
  /// What follows the last letter.
  private var behind: [UInt8] = []
  private var hasStandardLetters = false
  private var hasStrayBits = false

  init(_ part: String) {
    var letters: [UInt8] = []
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "/"):
        hasStandardLetters = true
        letters.append(byte == UInt8(ascii: "+") ? UInt8(ascii: "-") : UInt8(ascii: "_"))
      case _ where Self.letters.contains(byte):
        letters.append(byte)
      default:
        behind.append(byte)
        continue
      }
      let place = letters.count + inside.count - 1
      inside += behind.enumerated().map { (place + $0.offset, $0.element) }
      behind = []
    }
    if let unused = Self.unusedBits(letters.count), let last = letters.last,
      let value = Self.alphabet.firstIndex(of: last), value & unused != 0
    {
      hasStrayBits = true
      letters[letters.count - 1] = Self.alphabet[value & ~unused]
    }
    plain = String(decoding: letters, as: UTF8.self)
  }

  /// The bits of the last of so many letters that decode to nothing; nil where it has none (RFC 4648
  /// section 3.5).
  private static func unusedBits(_ count: Int) -> Int? {
    switch count % 4 {
    case 2: 0b1111
    case 3: 0b11
    default: nil
    }
  }

  /// Bytes, spelled as this part is; nil where they cannot be.
  func part(_ bytes: [UInt8]) -> String? {
    var part = Array(ClaimForms.base64URL(bytes).utf8)
    if hasStrayBits {
      guard let last = part.last, Self.unusedBits(part.count) != nil,
        let value = Self.alphabet.firstIndex(of: last)
      else { return nil }
      part[part.count - 1] = Self.alphabet[value | 1]
    }
    if hasStandardLetters {
      let standard = part.map { byte in
        switch byte {
        case UInt8(ascii: "-"): UInt8(ascii: "+")
        case UInt8(ascii: "_"): UInt8(ascii: "/")
        default: byte
        }
      }
      guard standard != part else { return nil }
      part = standard
    }
    // Padding that is right for one length is wrong for another.
    let padding = UInt8(ascii: "=")
    let isPadded = !behind.isEmpty && behind.allSatisfy { $0 == padding }
    let end = isPadded ? Array(repeating: padding, count: max(1, (4 - part.count % 4) % 4)) : behind
    for (place, byte) in inside {
      guard place < part.count else { return nil }
      part.insert(byte, at: place)
    }
    return String(decoding: part + end, as: UTF8.self)
  }
}
