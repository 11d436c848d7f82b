internal import ConformanceModel

extension Gallery {
  static let scaledByte = GallerySubject.nonces(
    .knownBad, "scaled-byte",
    violates: [.charsetUniform, .charsetUniformPosition, .charsetExactMapping],
    causes: [.scaledSource],
    story: "`(byte * 65) >> 8`: as uneven as a modulus, the rare letters spread out"
  ) { length, source in
    try LetterDraw.mapping(length, from: source) { LetterDraw.common[(Int($0) * 65) >> 8] }
  }
}
