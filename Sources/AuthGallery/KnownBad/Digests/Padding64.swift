internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let padding64 = GallerySubject.digests(
    .knownBad, "padding-64", violates: [.digestVectors, .digestEveryLength],
    causes: [.digestPadding],
    story: "a message that fills its last block gets no padding at all"
  ) { Hexadecimal.encode(hasherWrongAt64.digest($0)) }

  private static let hasherWrongAt64 = PlainSHA256(pad: { message in
    message.count % 64 == 0 && !message.isEmpty
      ? message : PlainSHA256.padded(message)
  })
}
