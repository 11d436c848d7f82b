internal import ConformanceModel

// Texts to which something is added, or from which something is taken, before they are hashed.
extension Gallery {
  static let markedDigest = GallerySubject.textDigests(
    .knownBad, "byte-order-mark", violates: [.digestUtf8, .digestEveryLength],
    causes: [.byteOrderMark],
    story: "encoded as `utf-8-sig`, as files for spreadsheets are"
  ) { [0xEF, 0xBB, 0xBF] + Array($0.utf8) }

  static let hashesNul = GallerySubject.textDigests(
    .knownBad, "hashes-nul", violates: [.digestUtf8, .digestEveryLength], causes: [.nulHashed],
    story: "`nonce.utf8CString` is hashed whole, the NUL at its end with it"
  ) { Array($0.utf8) + [0] }

  static let quotesDigest = GallerySubject.textDigests(
    .knownBad, "hashes-quotes", violates: [.digestUtf8, .digestEveryLength],
    causes: [.quotesHashed],
    story: "the nonce is taken out of a JSON text with the quotation marks around it"
  ) { Array("\"\($0)\"".utf8) }

  static let describesOptional = GallerySubject.textDigests(
    .knownBad, "describes-optional", violates: [.digestUtf8, .digestEveryLength],
    causes: [.descriptionHashed],
    story: "`sha256(\"\\(currentNonce)\")`, with a `String?`: its description is hashed"
  ) { Array(String(describing: Optional($0)).utf8) }

  static let trimsDigest = GallerySubject.textDigests(
    .knownBad, "trims-text", violates: [.digestUtf8], causes: [.hashedTrimmed],
    story: "`nonce.trimmingCharacters(in: .whitespacesAndNewlines)` before it is hashed"
  ) { text in
    let spaces: Set<UInt8> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20]
    let front = Array(text.utf8.drop(while: spaces.contains))
    let end = front.lastIndex { !spaces.contains($0) }.map { $0 + 1 } ?? 0
    return Array(front[..<end])
  }

  static let lowerCaseDigest = GallerySubject.textDigests(
    .knownBad, "lower-cases-text", violates: [.digestUtf8, .digestEveryLength],
    causes: [.hashedInLowerCase],
    story: "`sha256(nonce.lowercased())`, where the digest was to be in lower case"
  ) { Array($0.lowercased().utf8) }

  static let changesLineEnds = GallerySubject.textDigests(
    .knownBad, "changes-line-ends", violates: [.digestUtf8], causes: [.lineEndsChanged],
    story: "a text stream turns CR LF into LF on the way to the hasher"
  ) { text in
    let bytes = Array(text.utf8)
    return bytes.indices.filter { index in
      !(bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A)
    }.map { bytes[$0] }
  }
}
