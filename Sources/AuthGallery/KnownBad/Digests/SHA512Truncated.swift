internal import ConformanceModel
internal import ConformanceStatistics
internal import ReferenceAuth

extension Gallery {
  static let sha512Truncated = GallerySubject.digests(
    .knownBad, "sha512-truncated", violates: WrongValue.violates, causes: [.otherHash],
    story: "SHA-512 cut to 32 bytes: the right length, the wrong function"
  ) { Hexadecimal.encode(Array(OtherSHA.sha512($0).prefix(32))) }
}
