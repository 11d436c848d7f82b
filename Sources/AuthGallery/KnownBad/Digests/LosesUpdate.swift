internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let losesUpdate = GallerySubject(
    .knownBad, violates: [.digestStreaming], causes: [.partialBlockLost],
    story: "a block completed by a later update is taken for the rest of it, and lost",
    subject: FunctionSubject(
      "loses-update",
      byteDigest: { SHA256.digest(of: $0).hexadecimal },
      streamingDigest: { updates in
        var hash = SHA256()
        var pending: [UInt8] = []
        for update in updates {
          let isCompletion = !pending.isEmpty && pending.count + update.count == 64
          pending += update
          if isCompletion { pending = [] }
          let whole = pending.count / 64 * 64
          hash.update(Array(pending[..<whole]))
          pending.removeFirst(whole)
        }
        hash.update(pending)
        return hash.finalize().hexadecimal
      }))
}
