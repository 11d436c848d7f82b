internal import ConformanceModel
internal import ReferenceAuth

// Hashers that are right of whole messages, and wrong of some ways to cut them into updates.
extension Gallery {
  static let singleUpdateShortcut = streamed(
    "single-update-shortcut", causes: [.singleUpdateWrong],
    story: "a message in one update takes a shortcut, which writes no length behind it"
  ) { updates in
    updates.count == 1
      ? PlainSHA256(pad: { PlainSHA256.padded($0, bits: 0) }).digest(updates[0])
      : SHA256.digest(of: updates.flatMap(\.self)).bytes
  }

  static let emptyUpdateEnds = streamed(
    "empty-update-ends", causes: [.emptyUpdateCounts],
    story:
      "an empty read is taken for the end of the file, as by `while let chunk = next(), !chunk.isEmpty`"
  ) { updates in
    SHA256.digest(of: updates.prefix { !$0.isEmpty }.flatMap(\.self)).bytes
  }

  /// A subject that hashes bytes rightly, and updates by `digest`, where they are few.
  private static func streamed(
    _ name: String, causes: [Cause], story: String,
    digest: @escaping @Sendable ([[UInt8]]) -> [UInt8]
  ) -> GallerySubject {
    GallerySubject(
      .knownBad, violates: [.digestStreaming], causes: causes, story: story,
      subject: FunctionSubject(
        name, byteDigest: { SHA256.digest(of: $0).hexadecimal },
        streamingDigest: { updates in
          if updates.rounds == 1 { return Hexadecimal.encode(digest(updates.chunks)) }
          var hash = SHA256()
          for update in updates { hash.update(update) }
          return hash.finalize().hexadecimal
        }))
  }
}
