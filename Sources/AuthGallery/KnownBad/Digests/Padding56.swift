internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let padding56 = GallerySubject.digests(
    .knownBad, "padding-56", violates: WrongValue.violates, causes: [.digestPadding],
    story: "56 bytes need a second block; the length overwrites the mark 0x80"
  ) { Hexadecimal.encode(hasherWrongAt56.digest($0)) }

  private static let hasherWrongAt56 = PlainSHA256(pad: { message in
    PlainSHA256.padded(message) { $0 > 56 }
  })
}
