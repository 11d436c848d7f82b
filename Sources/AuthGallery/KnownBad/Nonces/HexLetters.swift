internal import ConformanceModel

extension Gallery {
  static let hexLetters = GallerySubject.nonces(
    .knownBad, "hex-letters",
    violates: [
      .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetExactMapping,
    ],
    causes: [.fewLetters],
    story: "65 letters declared, and `byte & 15` draws the first sixteen of them"
  ) { length, source in
    try LetterDraw.mapping(length, from: source) { LetterDraw.common[Int($0 & 15)] }
  }
}
