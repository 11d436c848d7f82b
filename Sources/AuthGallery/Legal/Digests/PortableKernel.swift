internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  /// The reference's hash without the processor's instructions, which the reference itself uses
  /// where it finds them.
  static let portableKernel = GallerySubject(
    .legal, story: "the reference's SHA-256 in plain Swift, whatever the processor can do",
    subject: FunctionSubject(
      "portable-kernel",
      digest: { hashed(Array($0.utf8)).hexadecimal },
      byteDigest: { hashed($0).hexadecimal },
      streamingDigest: { updates in
        var hash = SHA256(on: .portable)
        for update in updates { hash.update(update) }
        return hash.finalize().hexadecimal
      }))

  private static func hashed(_ message: [UInt8]) -> SHA256Digest {
    message.withUnsafeBytes { SHA256.digest(of: $0, on: .portable) }
  }
}
