internal import ConformanceModel

extension Gallery {
  static let roundedByte = GallerySubject.nonces(
    .knownBad, "rounded-byte",
    violates: [.charsetUniform, .charsetUniformPosition, .charsetExactMapping],
    causes: [.scaledSource],
    story: "`(byte / 255 * 64).rounded()`: the first and the last letter at half the rate"
  ) { length, source in
    try LetterDraw.mapping(length, from: source) {
      LetterDraw.common[Int((Double($0) / 255 * 64).rounded())]
    }
  }
}
