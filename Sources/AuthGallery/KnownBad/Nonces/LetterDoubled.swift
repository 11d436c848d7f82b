internal import ConformanceModel

extension Gallery {
  static let letterDoubled = GallerySubject.nonces(
    .knownBad, "letter-doubled",
    violates: [.charsetUniform, .charsetUniformPosition, .charsetExactMapping],
    causes: [.letterDoubled],
    story: "the alphabet was typed with one e too many: 66 entries, e at twice the rate"
  ) { length, source in
    let letters = LetterDraw.common + [UInt8(ascii: "e")]
    return try LetterDraw.rejecting(length, of: letters, below: 198, from: source)
  }
}
