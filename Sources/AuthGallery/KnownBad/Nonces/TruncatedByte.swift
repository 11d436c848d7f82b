internal import ConformanceModel

extension Gallery {
  static let truncatedByte = GallerySubject.nonces(
    .knownBad, "truncated-byte",
    violates: [.charsetUniform, .charsetUniformPosition, .charsetExactMapping],
    causes: [.scaledSource],
    story: "`Int(byte / 255 * 64)`: the last letter is drawn by one byte of 256"
  ) { length, source in
    try LetterDraw.mapping(length, from: source) {
      LetterDraw.common[Int(Double($0) / 255 * 64)]
    }
  }
}
