internal import ConformanceModel

extension Gallery {
  static let readsFarAhead = GallerySubject.nonces(
    .legal, "reads-far-ahead",
    story: "reads 1,024 bytes before the first letter; a failure of the next read, which would "
      + "serve nothing, is put off"
  ) { length, source in
    try LengthError.check(length)
    var bytes = try source.exactly(1_024)
    bytes += (try? source.exactly(1_024)) ?? []
    let letters = bytes.filter { $0 < 195 }.prefix(length)
    guard letters.count == length else { throw ByteSourceFailure() }
    return String(decoding: letters.map { LetterDraw.common[Int($0) % 65] }, as: UTF8.self)
  }

  static let byteByByte = GallerySubject.nonces(
    .legal, "byte-by-byte",
    story: "reads a byte for each letter, and tries a read that brought nothing once more"
  ) { length, source in
    try LengthError.check(length)
    var nonce: [UInt8] = []
    while nonce.count < length {
      var bytes = try source.next(1)
      if bytes.isEmpty { bytes = try source.next(1) }
      guard let byte = bytes.first else { throw ByteSourceFailure() }
      if byte < 195 { nonce.append(LetterDraw.common[Int(byte) % 65]) }
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
