internal import ConformanceModel

extension Gallery {
  static let replacedOnce = GallerySubject.nonces(
    .knownBad, "replaced-once", violates: [.charsetExactMapping], causes: [.byteModulo],
    story: "a byte from 195 on is replaced once, by one that is not looked at again"
  ) { length, source in
    try LengthError.check(length)
    var bytes = try source.next(length)
    guard bytes.count == length else { throw ByteSourceFailure() }
    for index in bytes.indices where bytes[index] >= 195 {
      guard let byte = try source.next(1).first else { throw ByteSourceFailure() }
      bytes[index] = byte
    }
    return String(decoding: bytes.map { LetterDraw.common[Int($0) % 65] }, as: UTF8.self)
  }
}
