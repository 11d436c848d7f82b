internal import ConformanceModel
internal import ReferenceAuth

// A hash function that gets something other than the message, or is none.
extension Gallery {
  static let hashesHex = GallerySubject.digests(
    .knownBad, "hashes-hex", violates: WrongValue.violates, causes: [.messageInHex],
    story: "the message's bytes are written in hex, and that text is hashed"
  ) { SHA256.digest(of: Array(Hexadecimal.encode($0).utf8)).hexadecimal }

  static let hashesNothing = GallerySubject.digests(
    .knownBad, "hashes-nothing", violates: WrongValue.violates,
    causes: [.emptyMessageHashed],
    story: "`hasher.update(data:)` was left out: `SHA256().finalize()`"
  ) { _ in SHA256.digest(of: []).hexadecimal }

  static let answersAnError = GallerySubject.digests(
    .knownBad, "answers-an-error",
    violates: WrongValue.violates.union([.digestTextForm]), causes: [.noDigest],
    story: "what went wrong is returned as a text: `return \"hashing failed\"`"
  ) { _ in "hashing failed" }

  static let losesLastByte = GallerySubject.digests(
    .knownBad, "loses-last-byte", violates: WrongValue.violates, causes: [.endLost],
    story: "`for index in 0..<count - 1`: the last byte is not hashed"
  ) { SHA256.digest(of: $0.dropLast()).hexadecimal }

  static let wrongStart = GallerySubject.digests(
    .knownBad, "wrong-start", violates: WrongValue.violates, causes: [.wrongArithmetic],
    story: "an own SHA-256 with two digits of its first constant swapped"
  ) { Hexadecimal.encode(hasherOfWrongStart.digest($0)) }

  private static let hasherOfWrongStart = {
    var hasher = PlainSHA256()
    hasher.start[0] = 0x6A09_E676
    return hasher
  }()
}
