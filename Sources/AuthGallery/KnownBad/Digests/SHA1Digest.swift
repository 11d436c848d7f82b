internal import ConformanceModel
internal import ConformanceStatistics
internal import ReferenceAuth

extension Gallery {
  static let sha1Digest = GallerySubject.digests(
    .knownBad, "sha1", violates: WrongValue.violates.union([.digestTextForm]), causes: [.otherHash],
    story: "SHA-1 in the place of SHA-256"
  ) { Hexadecimal.encode(OtherSHA.sha1($0)) }
}
