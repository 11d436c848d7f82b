internal import ConformanceModel

extension Gallery {
  static let lowerCased = GallerySubject.nonces(
    .knownBad, "lower-cased",
    violates: [
      .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetExactMapping,
    ],
    causes: [.lettersFolded],
    story: "exact letters, then `.lowercased()`: no capitals, and every small letter twice as often"
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source).lowercased()
  }
}
