internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let percentX = GallerySubject.digests(
    .knownBad, "percent-x", violates: [.digestTextForm], causes: [.otherTextForm],
    story: "`%x` for each byte: bytes below 16 lose their zero"
  ) { message in
    SHA256.digest(of: message).bytes.map { String($0, radix: 16) }.joined()
  }
}
