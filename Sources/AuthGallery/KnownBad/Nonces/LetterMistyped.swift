internal import ConformanceModel

extension Gallery {
  static let letterMistyped = GallerySubject.nonces(
    .knownBad, "letter-mistyped",
    violates: [
      .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetExactMapping,
    ],
    causes: [.letterMistyped, .byteModulo],
    story: "the alphabet says UVVXYZ: 65 entries, V twice and no W, `byte % 65`"
  ) { length, source in
    let letters = LetterDraw.common.map { $0 == UInt8(ascii: "W") ? UInt8(ascii: "V") : $0 }
    return try LetterDraw.mapping(length, from: source) { byte in letters[Int(byte) % 65] }
  }
}
