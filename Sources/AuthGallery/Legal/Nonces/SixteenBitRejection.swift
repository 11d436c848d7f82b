extension Gallery {
  static let sixteenBitRejection = GallerySubject.nonces(
    .legal, "sixteen-bit-rejection",
    story: "two bytes a letter, values from 65,520 on rejected: 1,008 values a letter"
  ) { length, source in
    try LengthError.check(length)
    var nonce: [UInt8] = []
    while nonce.count < length {
      let bytes = try source.exactly(2)
      let value = Int(bytes[0]) << 8 | Int(bytes[1])
      if value < 65_520 { nonce.append(LetterDraw.common[value % 65]) }
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
