internal import ConformanceModel
internal import PlainText

extension Check {
  /// Messages of more than 16 MiB and 512 MiB are counted right, and one of more than 4 GiB.
  package static let digestLarge = Check(
    .digestLarge, .streamingDigest, kind: .vector, patience: .seconds(600),
    exclusion: { _, profile in
      profile == .quick ? "not in the quick profile: 16 MiB and more are hashed" : nil
    }
  ) { subject, context in
    let isThorough = context.profile == .thorough
    let messages: [LargeMessage] =
      isThorough ? LargeMessage.allCases : [.beyond16MiB, .beyond512MiB]
    let form = subject.contract.digest.textForm
    let clock = ContinuousClock()
    var reach: LargeMessage?
    for (index, large) in messages.enumerated() {
      let began = clock.now
      let answer = try await subject.digest(ofUpdates: large.updates)
      guard DigestRendering.of(answer, bytes: large.digest, declared: form) != nil else {
        return .fail(
          cases: index + 1, scope: scope(Array(messages[...index])),
          Evidence(
            observed: [
              "\(large.size): expected \(DigestRendering(form).text(large.digest))",
              "received \(DigestFailures.shortened(answer))",
            ],
            cause: large.cause))
      }
      context.isAlive()
      reach = large
      if !isThorough, large == .beyond16MiB, began.duration(to: clock.now) > mostFor16MiB {
        return .pass(
          cases: 1,
          scope: scope([large]) + "; \(large.reach); 512 MiB are left to the thorough profile, "
            + "because 16 MiB took more than a quarter of a second")
      }
    }
    return .pass(
      cases: messages.count,
      scope: scope(messages) + (reach.map { "; \($0.reach)" } ?? ""))
  }

  /// Whoever needs longer would take more than eight seconds for 512 MiB.
  private static let mostFor16MiB = Duration.milliseconds(250)

  private static func scope(_ messages: [LargeMessage]) -> String {
    "messages of \(messages.map(\.size).joined(separator: ", ")) in updates of 64 KiB"
  }
}

/// Rounds of 64 KiB, one update a round, so that they cross the wire as 64 KiB and a number.
///
/// The digests were computed with Python's hashlib (OpenSSL 3).
private enum LargeMessage: CaseIterable {
  /// 16 MiB and 64 KiB: counters of 24 bits wrap, and of 27 where bits are counted.
  case beyond16MiB
  /// 512 MiB and 64 KiB: counters of 32 bits wrap where bits are counted.
  case beyond512MiB
  /// 4 GiB and 64 KiB: counters of 32 bits wrap where bytes are counted.
  case beyond4GiB

  private var rounds: Int {
    switch self {
    case .beyond16MiB: 257
    case .beyond512MiB: 8_193
    case .beyond4GiB: 65_537
    }
  }

  var updates: DigestUpdates {
    let content = Hex.decode(Self.contentHex) ?? []
    let chunk = [[UInt8]](repeating: content, count: 1_024).flatMap { $0 }
    return DigestUpdates([chunk], rounds: rounds)
  }

  /// "536,936,448 bytes".
  var size: String { Quantity.text(rounds << 16, "byte") }

  var digest: [UInt8] {
    let hex =
      switch self {
      case .beyond16MiB: "3e85022c6b688e3015776144841d0d50a73e197c300d7af8923d22c1023e8fc5"
      case .beyond512MiB: "9cfc5b207fb467bb3af04b7dd7eadcb18be8b70f02c369ffd11f8b928f874714"
      case .beyond4GiB: "cd34e132ac3087a20382864be3b10c322fbccd1d123dc019432309c899134917"
      }
    return Hex.decode(hex) ?? []
  }

  /// What it would have shown, and what not.
  var reach: String {
    switch self {
    case .beyond16MiB:
      "counters of 24 bits would be seen, and of 27 bits where bits are counted; larger ones not"
    case .beyond512MiB:
      "counters of 29 bits would be seen, and of 32 bits where bits are counted; 32 bits of bytes "
        + "only in the thorough profile"
    case .beyond4GiB: "counters of 32 bits, of bits or of bytes, would be seen"
    }
  }

  var cause: Cause {
    switch self {
    case .beyond16MiB:
      .lengthInFewBits.saying("the message length is counted in 24 or 27 bits")
    case .beyond512MiB, .beyond4GiB: .lengthIn32Bits
    }
  }

  /// The 64 bytes of `Vectors/digest/large.json`.
  private static let contentHex =
    "577637567536557435547334537233527132517031506f304f6e2f4e6d2e4d6c"
    + "2d4c6b2c4b6a2b4a692a49682948672847662746652645642544632443622342"
}
