internal import ConformanceModel
internal import ConformanceStatistics
internal import ReferenceAuth

extension Gallery {
  static let sha224Digest = GallerySubject.digests(
    .knownBad, "sha224", violates: WrongValue.violates.union([.digestTextForm]),
    causes: [.otherHash],
    story: "SHA-224 in the place of SHA-256"
  ) {
    Hexadecimal.encode(
      Array(PlainSHA256(start: SHA2Constants.start224).digest($0).prefix(28)))
  }
}
