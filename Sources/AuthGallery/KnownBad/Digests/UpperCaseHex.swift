internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let upperCaseHex = GallerySubject.digests(
    .knownBad, "uppercase-hex", violates: [.digestTextForm], causes: [.otherTextForm],
    story: "`%02X`: the right digits in upper case, compared with lower case"
  ) { SHA256.digest(of: $0).hexadecimal.uppercased() }

  static let upperCaseBytes = GallerySubject(
    .knownBad, violates: [.digestTextForm], causes: [.otherTextForm],
    story: "the overload for bytes writes upper case, the one for texts is right",
    subject: FunctionSubject(
      "uppercase-bytes", digest: { SHA256.digest(of: $0).hexadecimal },
      byteDigest: { SHA256.digest(of: $0).hexadecimal.uppercased() }))

  static let upperCaseUpdates = GallerySubject(
    .knownBad, violates: [.digestTextForm], causes: [.otherTextForm],
    story: "streamed digests are written in upper case, those of one message are right",
    subject: FunctionSubject(
      "uppercase-updates", digest: { SHA256.digest(of: $0).hexadecimal },
      streamingDigest: { updates in
        var hash = SHA256()
        for update in updates { hash.update(update) }
        return hash.finalize().hexadecimal.uppercased()
      }))
}
