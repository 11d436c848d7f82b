internal import ConformanceModel

extension Gallery {
  static let rejectionInPlace = GallerySubject.nonces(
    .legal, "rejection-in-place",
    story: "all bytes are drawn first, and one from 195 on is replaced where it stands by the next"
  ) { length, source in
    try LengthError.check(length)
    var bytes = try source.next(length)
    guard bytes.count == length else { throw ByteSourceFailure() }
    for index in bytes.indices {
      while bytes[index] >= 195 {
        guard let byte = try source.next(1).first else { throw ByteSourceFailure() }
        bytes[index] = byte
      }
    }
    return String(decoding: bytes.map { LetterDraw.common[Int($0) % 65] }, as: UTF8.self)
  }
}
