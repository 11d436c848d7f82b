internal import ConformanceModel
internal import PlainText

/// The text forms in which a digest may come, right or wrong.
///
/// The checks of values accept a right digest in any of them, so that a wrong text form is
/// blamed once, by digest.text-form.
enum DigestRendering: String, CaseIterable, Sendable {
  case hex, upperCaseHex, base64url, base64, paddedBase64, paddedBase64url, unpaddedHex
  case unpaddedUpperCaseHex, numberHex, unpaddedFirstByte, mixedCaseHex, described
  case raw

  /// Writes bytes in this form.
  func text(_ bytes: [UInt8]) -> String {
    switch self {
    case .hex: Hex.encode(bytes)
    case .upperCaseHex: Hex.encode(bytes).uppercased()
    case .base64url: Self.base64(bytes, symbols: "-_", isPadded: false)
    case .base64: Self.base64(bytes, symbols: "+/", isPadded: false)
    case .paddedBase64: Self.base64(bytes, symbols: "+/", isPadded: true)
    case .paddedBase64url: Self.base64(bytes, symbols: "-_", isPadded: true)
    case .unpaddedHex: bytes.map { String($0, radix: 16) }.joined()
    case .unpaddedUpperCaseHex: bytes.map { String($0, radix: 16, uppercase: true) }.joined()
    case .numberHex: String(Hex.encode(bytes).drop { $0 == "0" })
    case .unpaddedFirstByte:
      (bytes.first.map { String($0, radix: 16) } ?? "") + Hex.encode(Array(bytes.dropFirst()))
    // Which letters are capitals is not in the bytes: see `writes`.
    case .mixedCaseHex: Hex.encode(bytes)
    case .described: "SHA256 digest: " + Hex.encode(bytes)
    case .raw: String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Whether an answer is what this form makes of bytes.
  func writes(_ bytes: [UInt8], as answer: String) -> Bool {
    text(bytes) == (self == .mixedCaseHex ? answer.lowercased() : answer)
  }

  /// How the form is called in evidence.
  var name: String {
    switch self {
    case .hex: "lower-case hex"
    case .upperCaseHex: "upper-case hex"
    case .base64url: "base64url without padding"
    case .base64: "base64 without padding"
    case .paddedBase64: "base64"
    case .paddedBase64url: "base64url with padding"
    case .unpaddedHex: "hex without leading zeros (`%x`)"
    case .unpaddedUpperCaseHex: "upper-case hex without leading zeros (`%X`)"
    case .numberHex: "hex without the leading zeros, as a number is written"
    case .unpaddedFirstByte: "hex whose first byte has no leading zero"
    case .mixedCaseHex: "hex with letters in both cases"
    case .described: "`SHA256 digest: …`, as CryptoKit describes a digest"
    case .raw: "raw bytes as text"
    }
  }

  /// The form that a contract declares.
  init(_ form: DigestTextForm) {
    self =
      switch form {
      case .hex: .hex
      case .base64url: .base64url
      }
  }

  /// The form in which `answer` writes `bytes`, the declared one first; `nil` if in none.
  static func of(_ answer: String, bytes: [UInt8], declared: DigestTextForm) -> DigestRendering? {
    let first = DigestRendering(declared)
    if answer == first.text(bytes) { return first }
    return allCases.first { $0 != first && $0.writes(bytes, as: answer) }
  }

  private static func base64(_ bytes: [UInt8], symbols: String, isPadded: Bool) -> String {
    let letters = Array(
      ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + symbols).utf8)
    var text: [UInt8] = []
    var bits = 0
    var pending = 0
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFFFF
      pending += 8
      while pending >= 6 {
        pending -= 6
        text.append(letters[bits >> pending & 63])
      }
    }
    if pending > 0 { text.append(letters[bits << (6 - pending) & 63]) }
    while isPadded && !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }
}
