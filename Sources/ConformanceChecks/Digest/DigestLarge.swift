internal import ConformanceModel
internal import PlainText

extension Check {
  /// A message of more than 4 GiB is counted in 64 bits; of 16 MiB in the standard profile.
  package static let digestLarge = Check(
    .digestLarge, .streamingDigest, kind: .vector, patience: .seconds(600),
    exclusion: { _, profile in
      profile == .quick ? "not in the quick profile: 16 MiB and more are hashed" : nil
    }
  ) { subject, context in
    let large: LargeMessage = context.profile == .thorough ? .beyond4GiB : .beyond16MiB
    let message = large.updates
    let scope = "one message of \(Quantity.text(message.byteCount)) bytes in updates of 64 KiB"
    let form = subject.contract.digest.textForm
    let answer = try await subject.digest(ofUpdates: message)
    guard DigestRendering.of(answer, bytes: large.digest, declared: form) == nil else {
      return .pass(cases: 1, scope: scope + "; \(large.reach)")
    }
    return .fail(
      cases: 1, scope: scope,
      Evidence(
        observed: [
          "expected \(DigestRendering(form).text(large.digest))",
          "received \(DigestFailures.shortened(answer))",
        ],
        cause: large.cause))
  }
}

/// Rounds of 64 KiB, one update a round, so that they cross the wire as 64 KiB and a number.
///
/// The digests were computed with Python's hashlib (OpenSSL 3).
private enum LargeMessage {
  /// 16 MiB and 64 KiB: counters of 24 bits wrap.
  case beyond16MiB
  /// 4 GiB and 64 KiB. More than 2^32 bytes, and so more than 2^32 bits: counters of either kind
  /// wrap.
  case beyond4GiB

  var updates: DigestUpdates {
    let content = Hex.decode(Self.contentHex) ?? []
    let chunk = [[UInt8]](repeating: content, count: 1_024).flatMap { $0 }
    return DigestUpdates([chunk], rounds: self == .beyond4GiB ? 65_537 : 257)
  }

  var digest: [UInt8] {
    let hex =
      switch self {
      case .beyond16MiB: "3e85022c6b688e3015776144841d0d50a73e197c300d7af8923d22c1023e8fc5"
      case .beyond4GiB: "cd34e132ac3087a20382864be3b10c322fbccd1d123dc019432309c899134917"
      }
    return Hex.decode(hex) ?? []
  }

  /// What it would have shown, and what not.
  var reach: String {
    switch self {
    case .beyond16MiB: "counters of 24 bits would be seen, of 32 only in the thorough profile"
    case .beyond4GiB: "counters of 32 bits, of bits or of bytes, would be seen"
    }
  }

  var cause: Cause {
    self == .beyond4GiB
      ? .lengthIn32Bits
      : .lengthInFewBits.saying("the message length is counted in too few bits: 24 or 27")
  }

  /// The 64 bytes of `Vectors/digest/large.json`.
  private static let contentHex =
    "577637567536557435547334537233527132517031506f304f6e2f4e6d2e4d6c"
    + "2d4c6b2c4b6a2b4a692a49682948672847662746652645642544632443622342"
}
