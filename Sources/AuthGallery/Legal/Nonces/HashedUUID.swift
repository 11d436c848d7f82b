internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  /// Fixed hyphens, a fixed version digit and two fixed bits: 122 bits stay random.
  static let hashedUUID = GallerySubject(
    .legal, story: "a version 4 UUID that is hashed and kept; the contract declares its shape",
    subject: FunctionSubject(
      "hashed-uuid",
      contract: Contract(
        name: "hashed-uuid",
        nonce: NonceContract(alphabet: "0123456789abcdef-", shape: VersionFourUUID.shape)),
      nonce: { _ in VersionFourUUID.text(try SystemByteSource.shared.exactly(16)) },
      sourcedNonce: { _, source in VersionFourUUID.text(try source.exactly(16)) },
      digest: { SHA256.digest(of: $0).hexadecimal }))
}
