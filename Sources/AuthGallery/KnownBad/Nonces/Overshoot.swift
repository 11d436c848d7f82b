internal import ConformanceModel

extension Gallery {
  static let overshoot = GallerySubject.nonces(
    .knownBad, "overshoot", violates: [.nonceLengthExact, .nonceLengthDefault],
    causes: [.batchAppended],
    story: "a copied loop appends the rest of its batch of 16: too long in most draws"
  ) { length, source in
    try LengthError.check(length)
    var nonce: [UInt8] = []
    while nonce.count < length {
      for byte in try source.exactly(16) where byte < 195 {
        nonce.append(LetterDraw.common[Int(byte) % 65])
      }
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
