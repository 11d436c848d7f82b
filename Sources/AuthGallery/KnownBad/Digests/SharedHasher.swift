internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

extension Gallery {
  /// Each step is locked, the sequence of steps is not: there is no data race in it.
  static let sharedHasher = GallerySubject(
    .knownBad, violates: [.digestDeterministic], causes: [.hasherShared],
    story: "one hasher for all callers, which suspend between its updates",
    subject: FunctionSubject(
      "shared-hasher",
      digest: { text in
        let bytes = Array(text.utf8)
        commonHasher.withLock { $0 = SHA256() }
        await Task.yield()
        commonHasher.withLock { $0.update(Array(bytes.prefix(bytes.count / 2))) }
        await Task.yield()
        return commonHasher.withLock { hasher in
          hasher.update(Array(bytes.dropFirst(bytes.count / 2)))
          return hasher.finalize().hexadecimal
        }
      }), profile: .standard)

  private static let commonHasher = Mutex(SHA256())
}
