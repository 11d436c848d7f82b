internal import ConformanceModel

extension Gallery {
  static let endlessRetry = GallerySubject.nonces(
    .knownBad, "endless-retry", violates: [.nonceSourceFailure, .nonceRefillFailure],
    causes: [.endlessRetry],
    story: "a failing source is asked again and again, for ever"
  ) { length, source in
    try LengthError.check(length)
    var nonce: [UInt8] = []
    while nonce.count < length {
      guard let bytes = try? source.exactly(16) else { continue }
      for byte in bytes where nonce.count < length && byte < 195 {
        nonce.append(LetterDraw.common[Int(byte) % 65])
      }
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
