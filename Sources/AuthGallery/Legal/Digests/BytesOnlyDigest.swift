internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let bytesOnlyDigest = GallerySubject(
    .legal, story: "hashes bytes and knows nothing of texts",
    subject: FunctionSubject(
      "bytes-only-digest", byteDigest: { SHA256.digest(of: $0).hexadecimal }))
}
