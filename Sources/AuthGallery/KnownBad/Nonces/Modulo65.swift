internal import ConformanceModel

extension Gallery {
  static let modulo65 = GallerySubject.nonces(
    .knownBad, "modulo-65",
    violates: [.charsetUniform, .charsetUniformPosition, .charsetExactMapping],
    causes: [.byteModulo],
    story: "the W is there and `byte % 65` was kept: the last four letters at 3/4 of the rate"
  ) { length, source in
    try LetterDraw.mapping(length, from: source) { byte in
      LetterDraw.common[Int(byte) % LetterDraw.common.count]
    }
  }
}
