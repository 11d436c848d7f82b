internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let truncatedDigest = GallerySubject.digests(
    .knownBad, "truncated", violates: WrongValue.violates.union([.digestTextForm]),
    causes: [.digestTruncated],
    story: "the first 16 bytes of the digest only"
  ) { Hexadecimal.encode(Array(SHA256.digest(of: $0).bytes.prefix(16))) }
}
