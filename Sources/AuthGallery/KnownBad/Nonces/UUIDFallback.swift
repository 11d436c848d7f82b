internal import ConformanceModel

extension Gallery {
  static let uuidFallback = GallerySubject.nonces(
    .knownBad, "uuid-fallback", violates: [.nonceSourceFailure, .nonceRefillFailure],
    causes: [.fallbackGenerator],
    story: "when the source fails, a UUID takes the nonce's place and nobody notices"
  ) { length, source in
    try LengthError.check(length)
    do {
      return try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
    } catch {
      return VersionFourUUID.text(try SystemByteSource.shared.exactly(16))
    }
  }
}

/// The text of a random UUID (RFC 9562 section 5.4).
enum VersionFourUUID {
  /// Writes 16 random bytes as a UUID in lower case: 122 bits of them stay random.
  static func text(_ bytes: [UInt8]) -> String {
    var bytes = bytes
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The letters possible at each position.
  static let shape: [String] = (0..<36).map { position in
    switch position {
    case 8, 13, 18, 23: "-"
    case 14: "4"
    case 19: "89ab"
    default: "0123456789abcdef"
    }
  }
}
