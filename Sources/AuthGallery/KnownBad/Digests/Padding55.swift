internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let padding55 = GallerySubject.digests(
    .knownBad, "padding-55", violates: [.digestVectors, .digestEveryLength],
    causes: [.digestPadding],
    story: "55 bytes fit into one block; this code starts a second one"
  ) { Hexadecimal.encode(hasherWrongAt55.digest($0)) }

  private static let hasherWrongAt55 = PlainSHA256(pad: { message in
    PlainSHA256.padded(message) { $0 >= 55 }
  })
}
