extension Gallery {
  static let redundantModulo = GallerySubject.nonces(
    .legal, "redundant-modulo",
    story: "bytes below 65 only, and a `% 65` that never does anything"
  ) { length, source in
    try LengthError.check(length)
    var nonce: [UInt8] = []
    while nonce.count < length {
      let byte = try source.exactly(1)[0]
      if byte < 65 { nonce.append(LetterDraw.common[Int(byte) % 65]) }
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
