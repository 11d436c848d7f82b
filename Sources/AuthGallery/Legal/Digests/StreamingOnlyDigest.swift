internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let streamingOnlyDigest = GallerySubject(
    .legal, story: "hashes updates one by one and offers nothing else",
    subject: FunctionSubject(
      "streaming-only-digest",
      streamingDigest: { updates in
        var hash = SHA256()
        for update in updates {
          for byte in update.prefix(3) { hash.update([byte]) }
          hash.update(Array(update.dropFirst(3)))
        }
        return hash.finalize().hexadecimal
      }))
}
