internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let restartsAt512MiB = restarting(
    "restarts-at-512-mib", counting: "bits", unit: 8, profile: .standard)
  static let restartsAt4GiB = restarting(
    "restarts-at-4-gib", counting: "bytes", unit: 1, profile: .thorough)

  /// - Parameters:
  ///   - unit: How many of what is counted make a byte.
  ///   - profile: Nothing smaller than its messages shows it.
  private static func restarting(
    _ name: String, counting: String, unit: UInt32, profile: Profile
  ) -> GallerySubject {
    GallerySubject(
      .knownBad, violates: [.digestLarge], causes: [.lengthIn32Bits],
      story: "\(counting) are counted in 32 bits, and a count of zero is taken for a new message",
      subject: FunctionSubject(
        name,
        streamingDigest: { updates in
          var hash = SHA256()
          var count: UInt32 = 0
          for update in updates {
            if count == 0 { hash = SHA256() }
            hash.update(update)
            count &+= UInt32(update.count) * unit
          }
          return hash.finalize().hexadecimal
        }),
      profile: profile)
  }
}
