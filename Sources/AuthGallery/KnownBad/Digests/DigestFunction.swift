internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  /// A subject around one function from bytes to text, offered for texts and for bytes.
  ///
  /// - Parameters:
  ///   - kind: Known-bad or legal.
  ///   - name: The name on the command line.
  ///   - violates: Exactly the violated requirements.
  ///   - causes: Exactly the causes that the report must name.
  ///   - story: What is wrong, or why it is right.
  ///   - form: The contract's text form.
  ///   - digest: Hashes.
  static func digests(
    _ kind: Kind, _ name: String, violates: Set<RequirementID> = [], causes: [Cause] = [],
    story: String,
    form: DigestTextForm = .hex, digest: @escaping @Sendable ([UInt8]) -> String
  ) -> GallerySubject {
    GallerySubject(
      kind, violates: violates, causes: causes, story: story,
      subject: FunctionSubject(
        name, contract: Contract(name: name, digest: DigestContract(textForm: form)),
        digest: { digest(Array($0.utf8)) }, byteDigest: { digest($0) }))
  }

  /// A subject that hashes texts only, by honest SHA-256 of what `bytes` makes of the text.
  static func textDigests(
    _ kind: Kind, _ name: String, violates: Set<RequirementID> = [], causes: [Cause] = [],
    story: String,
    bytes: @escaping @Sendable (String) -> [UInt8]
  ) -> GallerySubject {
    GallerySubject(
      kind, violates: violates, causes: causes, story: story,
      subject: FunctionSubject(
        name, digest: { SHA256.digest(of: bytes($0)).hexadecimal }))
  }
}

/// The requirements that every wrong value violates where texts and bytes are hashed.
enum WrongValue {
  static let violates: Set<RequirementID> = [.digestVectors, .digestEveryLength, .digestUtf8]
}
