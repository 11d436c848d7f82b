internal import ConformanceModel

// Texts that become other bytes than their UTF-8 before they are hashed.
extension Gallery {
  static let latin1Digest = GallerySubject.textDigests(
    .knownBad, "latin1", violates: [.digestUtf8], causes: [.hashedAsLatin1],
    story: "the text is hashed as ISO Latin-1; what that has not becomes a question mark"
  ) { text in text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") } }

  static let cesu8Digest = GallerySubject.textDigests(
    .knownBad, "cesu8", violates: [.digestUtf8], causes: [.hashedAsCESU8],
    story: "each surrogate of a UTF-16 string is encoded by itself, as in Java's modified UTF-8"
  ) { text in
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, middle, low) = (UInt8(unit >> 12), UInt8(unit >> 6 & 63), UInt8(unit & 63))
      return unit < 0x80
        ? [UInt8(unit)]
        : unit < 0x800
          ? [0xC0 | UInt8(unit >> 6), 0x80 | low] : [0xE0 | high, 0x80 | middle, 0x80 | low]
    }
  }

  static let lossyASCII = GallerySubject.textDigests(
    .knownBad, "lossy-ascii", violates: [.digestUtf8], causes: [.hashedAsASCII],
    story: "`data(using: .ascii, allowLossyConversion: true)!`, as Foundation on Linux converts"
  ) { text in text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : 0xFF } }

  static let asciiOrEmpty = GallerySubject.textDigests(
    .knownBad, "ascii-or-empty", violates: [.digestUtf8], causes: [.hashedAsASCII],
    story: "`text.data(using: .ascii) ?? Data()`: a text that is not ASCII is hashed as no text"
  ) { text in text.utf8.allSatisfy { $0 < 0x80 } ? Array(text.utf8) : [] }

  static let characterReferences = GallerySubject.textDigests(
    .knownBad, "character-references", violates: [.digestUtf8], causes: [.hashedInOtherEncoding],
    story: "`encode(\"ascii\", \"xmlcharrefreplace\")`: letters outside ASCII are written as XML's"
  ) { text in
    text.unicodeScalars.flatMap { Array(($0.isASCII ? String($0) : "&#\($0.value);").utf8) }
  }

  static let dropsNonASCII = GallerySubject.textDigests(
    .knownBad, "drops-non-ascii", violates: [.digestUtf8], causes: [.hashedWithoutLetters],
    story: "`encode(\"ascii\", \"ignore\")`: letters outside ASCII are left out"
  ) { text in text.utf8.filter { $0 < 0x80 } }

  static let dropsUnseen = GallerySubject.textDigests(
    .knownBad, "drops-unseen", violates: [.digestUtf8], causes: [.hashedWithoutLetters],
    story: "a sanitiser takes out what cannot be seen, the zero-width joiner too"
  ) { text in
    Array(
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { $0.properties.generalCategory != .format })
      ).utf8)
  }
}
