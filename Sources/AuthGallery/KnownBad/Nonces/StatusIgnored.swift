internal import ConformanceModel

extension Gallery {
  static let statusIgnored = GallerySubject.nonces(
    .knownBad, "status-ignored", violates: [.nonceSourceFailure, .nonceRefillFailure],
    causes: [.sourceStatusIgnored],
    story: "the status of the random source is not looked at: its failure gives \"000…0\""
  ) { length, source in
    try LengthError.check(length)
    var nonce: [UInt8] = []
    while nonce.count < length {
      var buffer = [UInt8](repeating: 0, count: 16)
      if let bytes = try? source.next(16) { buffer.replaceSubrange(0..<bytes.count, with: bytes) }
      for byte in buffer where nonce.count < length && byte < 195 {
        nonce.append(LetterDraw.common[Int(byte) % 65])
      }
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
