internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let hashOfHex = GallerySubject.digests(
    .knownBad, "hash-of-hex", violates: WrongValue.violates, causes: [.hashOfHex],
    story: "two layers hash: the second one hashes the hex text of the first"
  ) { SHA256.digest(of: SHA256.digest(of: $0).hexadecimal).hexadecimal }
}
