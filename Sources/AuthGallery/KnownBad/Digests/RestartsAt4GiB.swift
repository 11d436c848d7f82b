internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let restartsAt4GiB = GallerySubject(
    .knownBad, violates: [.digestLarge], causes: [.lengthIn32Bits],
    story: "bytes are counted in 32 bits, and a count of zero is taken for a new message",
    subject: FunctionSubject(
      "restarts-at-4-gib",
      streamingDigest: { updates in
        var hash = SHA256()
        var count: UInt32 = 0
        for update in updates {
          if count == 0 { hash = SHA256() }
          hash.update(update)
          count &+= UInt32(update.count)
        }
        return hash.finalize().hexadecimal
      }),
    // Nothing smaller shows it.
    profile: .thorough)
}
