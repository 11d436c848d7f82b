internal import ConformanceModel

extension Gallery {
  static let extraLetter = GallerySubject.nonces(
    .knownBad, "extra-letter", violates: [.nonceAlphabetMember], causes: [.otherAlphabet],
    story: "draws from 66 letters, ~ among them, and declares 65"
  ) { length, source in
    let letters = LetterDraw.common + [UInt8(ascii: "~")]
    return try LetterDraw.rejecting(length, of: letters, below: 198, from: source)
  }
}
