internal import ConformanceModel

extension Gallery {
  static let missingWModulo = GallerySubject.nonces(
    .knownBad, "missing-w-modulo",
    violates: [
      .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetExactMapping,
    ],
    causes: [.lettersMissing],
    story: "64 letters, no W, `byte % count`: even by luck, until somebody adds the W"
  ) { length, source in
    try LetterDraw.mapping(length, from: source) { byte in
      LetterDraw.withoutW[Int(byte) % LetterDraw.withoutW.count]
    }
  }
}
