internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  /// The copyable correct implementation with all its capabilities.
  static let reference = GallerySubject(
    .reference, story: "the implementation in ReferenceAuth, made to be copied into an app",
    subject: ReferenceSubject())
}

/// The adapter of the reference. This target is not optimised, so loops are left to the reference.
struct ReferenceSubject: NonceSubject, SourcedNonceSubject {
  /// Everything that is optional is offered; the rest is the default.
  let contract = Contract(
    name: "reference", version: Suite.version,
    token: TokenContract(
      keepsPendingState: true, signatures: Set(SignatureAlgorithm.allCases),
      claims: Set(VerifiedClaim.allCases), furtherAudiences: .authorizedParty,
      verifiesCodeHash: true),
    signIn: SignInContract(carries: Set(SignInContract.Field.allCases), withdraws: true),
    account: AccountContract(transfer: .migrates, overlap: .refuse, callbacks: .anyThread))

  /// One for the whole process, as an app has it.
  static let generator = NonceGenerator()

  /// One for the whole process, as a server has it.
  static let backend = ReferenceBackend()

  func nonces(count: Int, length: Int?) async throws -> [String] {
    try Self.generator.nonces(count: count, length: length ?? NonceGenerator.defaultLength)
  }

  func nonce(length: Int?, from source: any ConformanceModel.ByteSource) async throws -> String {
    try Self.generator.nonce(
      length: length ?? NonceGenerator.defaultLength, from: Self.filling(from: source))
  }

  /// Fills a buffer from a source of the suite; a short read is a failure.
  static func filling(
    from source: any ConformanceModel.ByteSource
  ) -> @Sendable (UnsafeMutableRawBufferPointer) throws -> Void {
    { buffer in
      let bytes = try source.next(buffer.count)
      guard bytes.count == buffer.count else { throw ByteSourceFailure(status: bytes.count) }
      buffer.copyBytes(from: bytes)
    }
  }
}

extension ReferenceSubject: DigestSubject, ByteDigestSubject, StreamingDigestSubject {
  func digests(ofTexts texts: [String]) async throws -> [String] {
    SHA256.hexadecimalDigests(of: texts)
  }

  func digests(ofBytes messages: [[UInt8]]) async throws -> [String] {
    SHA256.hexadecimalDigests(of: messages)
  }

  func digest(ofUpdates updates: DigestUpdates) async throws -> String {
    var hash = SHA256()
    for update in updates { hash.update(update) }
    return hash.finalize().hexadecimal
  }
}
