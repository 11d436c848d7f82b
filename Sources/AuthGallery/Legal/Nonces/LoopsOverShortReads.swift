internal import ConformanceModel

extension Gallery {
  static let loopsOverShortReads = GallerySubject.nonces(
    .legal, "loops-over-short-reads",
    story: "reads on after a short read, and gives up after three that bring nothing"
  ) { length, source in
    try LengthError.check(length)
    var nonce: [UInt8] = []
    var fruitless = 0
    while nonce.count < length {
      let bytes = try source.next(64)
      fruitless = bytes.isEmpty ? fruitless + 1 : 0
      if fruitless == 3 { throw ByteSourceFailure() }
      for byte in bytes where nonce.count < length && byte < 195 {
        nonce.append(LetterDraw.common[Int(byte) % 65])
      }
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
