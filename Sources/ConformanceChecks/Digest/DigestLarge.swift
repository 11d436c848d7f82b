internal import ConformanceModel

extension Check {
  /// A message of more than 4 GiB is counted in 64 bits.
  package static let digestLarge = Check(
    .digestLarge, .streamingDigest, kind: .vector, patience: .seconds(600),
    exclusion: { _, profile in
      profile == .thorough ? nil : "only in the thorough profile: more than 4 GiB are hashed"
    }
  ) { subject, _ in
    let message = LargeMessage.updates
    let scope = "one message of \(Quantity.text(message.byteCount)) bytes in updates of 64 KiB"
    let form = subject.contract.digest.textForm
    let answer = try await subject.digest(ofUpdates: message)
    guard DigestRendering.of(answer, bytes: LargeMessage.digest, declared: form) == nil else {
      return .pass(cases: 1, scope: scope)
    }
    return .fail(
      cases: 1, scope: scope,
      Evidence(
        observed: [
          "expected \(DigestRendering(form).text(LargeMessage.digest))",
          "received \(DigestFailures.shortened(answer))",
        ],
        cause: .lengthIn32Bits))
  }
}

/// The message of 4 GiB and 64 KiB: 65,537 rounds of 64 KiB.
///
/// One update a round, so that it crosses the wire as 64 KiB and a number. More than 2^32 bytes,
/// and so more than 2^32 bits: counters of either kind wrap.
private enum LargeMessage {
  static var updates: DigestUpdates {
    let content = Hex.decode(contentHex) ?? []
    let chunk = [[UInt8]](repeating: content, count: 1_024).flatMap { $0 }
    return DigestUpdates([chunk], rounds: 65_537)
  }

  /// Computed with Python's hashlib (OpenSSL 3).
  static var digest: [UInt8] {
    Hex.decode("cd34e132ac3087a20382864be3b10c322fbccd1d123dc019432309c899134917") ?? []
  }

  /// The 64 bytes of `Vectors/digest/large.json`.
  private static let contentHex =
    "577637567536557435547334537233527132517031506f304f6e2f4e6d2e4d6c"
    + "2d4c6b2c4b6a2b4a692a49682948672847662746652645642544632443622342"
}
