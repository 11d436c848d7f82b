internal import ConformanceModel
internal import ReferenceAuth

/// A known way of getting a digest wrong, recognised from one message and its wrong answer.
///
/// Decides only which name a proven failure gets, never a verdict.
enum DigestMistake: Hashable, Sendable {
  case hashOfHexText, doubleHash, hashOfMessageInHex
  case utf16LittleEndian, utf16BigEndian, utf16WithMark, byteOrderMark
  case trailingNewline, trailingReturn, trailingNul, surroundingQuotes, optionalDescription
  case stopsAtNul, trimmed, foldedToLowerCase, lineEndsChanged
  case latin1, cesu8, withoutNonASCII, withoutUnseen
  case composed, decomposed
  case loneReplacement(UInt8)
  case truncated(bytes: Int), identity, emptyMessage, lostEnd(bytes: Int)
  case reversedBytes, littleEndianWords
  case otherFunction(String)

  /// Recognises a mistake.
  ///
  /// - Parameters:
  ///   - answer: The wrong answer.
  ///   - message: The bytes that should have been hashed.
  ///   - text: The text that they are the UTF-8 of, where the subject was given a text.
  ///   - forms: Other spellings of the text, such as its normal forms.
  static func recognise(
    _ answer: String, message: [UInt8], text: String? = nil,
    forms: [(DigestMistake, [UInt8])] = []
  ) -> DigestMistake? {
    all(answer, message: message, text: text, forms: forms).first
  }

  /// Every mistake that explains the answer, the likeliest first: of a short message several may.
  static func all(
    _ answer: String, message: [UInt8], text: String? = nil,
    forms: [(DigestMistake, [UInt8])] = []
  ) -> [DigestMistake] {
    let digest = SHA256.digest(of: message).bytes
    if let mistake = ofValue(answer, message: message, digest: digest) { return [mistake] }
    let others = messages(instead: message, text: text) + forms
    let found = others.filter { _, other in
      other != message && isDigest(answer, SHA256.digest(of: other).bytes)
    }.map(\.0)
    return found.isEmpty ? otherFunction(answer, message: message).map { [$0] } ?? [] : found
  }

  /// Whether the answer writes these bytes in any text form.
  private static func isDigest(_ answer: String, _ bytes: [UInt8]) -> Bool {
    DigestRendering.of(answer, bytes: bytes, declared: .hex) != nil
  }

  private static func ofValue(
    _ answer: String, message: [UInt8], digest: [UInt8]
  ) -> DigestMistake? {
    if answer.utf8.elementsEqual(message) { return .identity }
    if isDigest(answer, Array(digest.reversed())) { return .reversedBytes }
    let words = stride(from: 0, to: 32, by: 4).flatMap { digest[$0..<$0 + 4].reversed() }
    if isDigest(answer, words) { return .littleEndianWords }
    for bytes in [31, 28, 24, 20, 16, 8, 4] where isDigest(answer, Array(digest[..<bytes])) {
      return .truncated(bytes: bytes)
    }
    return nil
  }

  private static func messages(
    instead message: [UInt8], text: String?
  ) -> [(DigestMistake, [UInt8])] {
    let digest = SHA256.digest(of: message)
    var found: [(DigestMistake, [UInt8])] = [
      (.hashOfHexText, Array(digest.hexadecimal.utf8)), (.doubleHash, digest.bytes),
      (.hashOfMessageInHex, Array(Hexadecimal.encode(message).utf8)),
      (.byteOrderMark, [0xEF, 0xBB, 0xBF] + message),
      (.trailingNewline, message + [0x0A]), (.trailingReturn, message + [0x0D, 0x0A]),
      (.trailingNul, message + [0]), (.surroundingQuotes, [0x22] + message + [0x22]),
      (.stopsAtNul, Array(message.prefix { $0 != 0 })), (.trimmed, trimmed(message)),
      (.lineEndsChanged, lineFeeds(message)), (.emptyMessage, []),
    ]
    for bytes in [1, 64] where message.count > bytes {
      found.append((.lostEnd(bytes: bytes), Array(message.dropLast(bytes))))
    }
    guard let text else { return found }
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let seen = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
    found += [
      (.utf16LittleEndian, little), (.utf16BigEndian, big),
      (.utf16WithMark, [0xFF, 0xFE] + little), (.utf16WithMark, [0xFE, 0xFF] + big),
      (.optionalDescription, Array(String(describing: Optional(text)).utf8)),
      (.foldedToLowerCase, Array(text.lowercased().utf8)),
      (.latin1, text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : 0x3F }),
      (.cesu8, units.flatMap(threeByteForm)),
      (.withoutNonASCII, message.filter { $0 < 0x80 }),
      (.withoutUnseen, Array(String(String.UnicodeScalarView(seen)).utf8)),
    ]
    // A question mark, and what Foundation's lossy conversion writes on Linux.
    for byte: UInt8 in [0x3F, 0xFF] {
      found.append(
        (.loneReplacement(byte), text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : byte }))
    }
    return found
  }

  /// A UTF-16 code unit as UTF-8 writes a letter of its number, surrogates too (Unicode TR 26).
  private static func threeByteForm(_ unit: UInt16) -> [UInt8] {
    switch unit {
    case ..<0x80: [UInt8(unit)]
    case ..<0x800: [0xC0 | UInt8(unit >> 6), 0x80 | UInt8(unit & 0x3F)]
    default:
      [0xE0 | UInt8(unit >> 12), 0x80 | UInt8(unit >> 6 & 0x3F), 0x80 | UInt8(unit & 0x3F)]
    }
  }

  private static func trimmed(_ message: [UInt8]) -> [UInt8] {
    let spaces: Set<UInt8> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20]
    let end = message.lastIndex { !spaces.contains($0) }.map { $0 + 1 } ?? 0
    return Array(message[..<end].drop { spaces.contains($0) })
  }

  private static func lineFeeds(_ message: [UInt8]) -> [UInt8] {
    message.indices.filter { index in
      !(message[index] == 0x0D && index + 1 < message.count && message[index + 1] == 0x0A)
    }.map { message[$0] }
  }

  private static func otherFunction(_ answer: String, message: [UInt8]) -> DigestMistake? {
    if message == Array("abc".utf8), let name = OtherHash.ofABC(answer) {
      return .otherFunction(name)
    }
    return OtherHash.byLength(answer).map(DigestMistake.otherFunction)
  }
}
