internal import ConformanceModel

extension Gallery {
  static let sixteenBitModulo = GallerySubject.nonces(
    .knownBad, "modulo-65-of-16-bits",
    violates: [.charsetExactMapping], causes: [.wideModulo],
    story: "`UInt16 % 65`: a bias of one in a thousand, which no sample shows"
  ) { length, source in
    try LengthError.check(length)
    let bytes = try source.exactly(2 * length)
    let letters = (0..<length).map { index in
      let value = Int(bytes[2 * index]) << 8 | Int(bytes[2 * index + 1])
      return LetterDraw.common[value % LetterDraw.common.count]
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
