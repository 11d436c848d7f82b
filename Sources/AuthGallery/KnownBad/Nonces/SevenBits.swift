internal import ConformanceModel

extension Gallery {
  static let sevenBits = GallerySubject.nonces(
    .knownBad, "seven-bits",
    violates: [.charsetUniform, .charsetUniformPosition, .charsetExactMapping],
    causes: [.byteModulo],
    story: "`(byte & 0x7F) % 65`: the last two letters at half the rate"
  ) { length, source in
    try LetterDraw.mapping(length, from: source) { LetterDraw.common[Int($0 & 0x7F) % 65] }
  }
}
