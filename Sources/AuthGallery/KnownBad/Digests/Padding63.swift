internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let padding63 = GallerySubject.digests(
    .knownBad, "padding-63", violates: [.digestVectors, .digestEveryLength],
    causes: [.digestPadding],
    story: "at 63 bytes the mark 0x80 slips into the next block behind a zero"
  ) { Hexadecimal.encode(hasherWrongAt63.digest($0)) }

  private static let hasherWrongAt63 = PlainSHA256(pad: { message in
    message.count % 64 == 63
      ? PlainSHA256.padded(message + [0], bits: UInt64(message.count) * 8)
      : PlainSHA256.padded(message)
  })
}
