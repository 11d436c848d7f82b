extension Gallery {
  static let missingWModulo = GallerySubject.nonces(
    .knownBad, "missing-w-modulo",
    violates: [
      "charset.complete", "charset.uniform", "charset.uniform-position", "charset.exact-mapping",
    ],
    story: "64 letters, no W, `byte % count`: even by luck, until somebody adds the W"
  ) { length, source in
    try LetterDraw.mapping(length, from: source) { byte in
      LetterDraw.withoutW[Int(byte) % LetterDraw.withoutW.count]
    }
  }
}
