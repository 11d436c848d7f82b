internal import ReferenceAuth

extension Gallery {
  /// The yardstick of the broken variants: without their defects the gallery's own hasher passes.
  static let plainSHA256Digest = GallerySubject.digests(
    .legal, "plain-sha256", story: "another implementation of SHA-256, slow and right"
  ) { Hexadecimal.encode(honestHasher.digest($0)) }

  private static let honestHasher = PlainSHA256()
}
