internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let doubleHash = GallerySubject.digests(
    .knownBad, "double-hash", violates: WrongValue.violates, causes: [.doubleHash],
    story: "the digest's bytes are hashed once more"
  ) { SHA256.digest(of: SHA256.digest(of: $0).bytes).hexadecimal }
}
