internal import ConformanceModel

extension Gallery {
  static let identityDigest = GallerySubject.digests(
    .knownBad, "identity", violates: WrongValue.violates.union([.digestTextForm]),
    causes: [.messageReturned],
    story: "the nonce itself is sent, not its digest"
  ) { String(decoding: $0, as: UTF8.self) }
}
