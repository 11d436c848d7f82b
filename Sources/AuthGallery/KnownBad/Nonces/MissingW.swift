internal import ConformanceModel

extension Gallery {
  static let missingW = GallerySubject.nonces(
    .knownBad, "missing-w",
    violates: [
      .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetExactMapping,
    ],
    causes: [.lettersMissing],
    story: "the most copied generator: 64 letters, no W, bytes at or above 64 rejected"
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.withoutW, below: 64, from: source)
  }
}
