internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let streamingOnlyDigest = GallerySubject(
    .legal, story: "collects all updates and hashes them in one go at the end",
    subject: FunctionSubject(
      "streaming-only-digest",
      streamingDigest: { updates in
        SHA256.digest(of: updates.flatMap { $0 }).hexadecimal
      }))
}
