internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let sha224Digest = GallerySubject.digests(
    .knownBad, "sha224", violates: WrongValue.violates.union([.digestTextForm]),
    causes: [.otherHash],
    story: "SHA-224 in the place of SHA-256"
  ) { Hexadecimal.encode(OtherSHA.sha224($0)) }
}
