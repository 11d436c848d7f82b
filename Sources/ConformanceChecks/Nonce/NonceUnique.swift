internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension Check {
  /// Nonces drawn one after another never repeat.
  package static let nonceUnique = Check(
    .nonceUnique, .nonce, kind: .statistical, judgesFile: { $0.uniqueness }
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    var outcome = drawn.keepingSample(drawn.uniqueness)
    if outcome.grade == .fail {
      outcome.evidence?.cause = try await drawn.repeats.cause(of: subject, context.isAlive)
    }
    return outcome
  }
}

extension DrawnNonces {
  /// What the sample says of `nonce.unique`.
  var uniqueness: CheckOutcome {
    let repeats = repeats
    guard repeats.drawn > 0 else { return .tooLittle("no nonce to compare", self) }
    let scope = repeats.scope(contract)
    guard repeats.prove(contract) else { return .pass(cases: repeats.drawn, scope: scope) }
    return .fail(
      cases: repeats.drawn, scope: scope,
      Evidence(
        observed: ["nonces drawn one after another repeat"],
        drawn: [repeats.sentence],
        cause: repeats.cause))
  }
}

/// How often nonces of a sample had come before in it.
struct NonceRepeats {
  /// The nonces compared with one another.
  let drawn: Int
  /// The nonces that had come before.
  let repeats: Int
  /// The different nonces.
  var different: Int { drawn - repeats }
  /// The nonces that differ from the one before; `nil` where they were not kept.
  private let changes: Int?
  /// The pairs of nonces compared.
  private let pairs: Int
  /// The comparisons of 64-bit fingerprints; `nil` where the nonces themselves were compared.
  private let fingerprints: Int?
  /// What is said where as many repeat as of so few values by chance.
  private let scarcity: Cause?

  init(_ nonces: [String]) {
    drawn = nonces.count
    repeats = nonces.count - Set(nonces).count
    changes = zip(nonces, nonces.dropFirst()).count { $0 != $1 }
    pairs = nonces.count * nonces.count / 2
    fingerprints = nil
    scarcity = Self.scarcity(of: nonces, repeats: repeats, pairs: pairs)
  }

  /// Short nonces of few letters meet by chance; what repeats more often or less has another cause.
  private static func scarcity(of nonces: [String], repeats: Int, pairs: Int) -> Cause? {
    let letters = Set(nonces.joined().utf8).count
    guard letters > 1, let length = nonces.first?.utf8.count,
      nonces.allSatisfy({ $0.utf8.count == length })
    else { return nil }
    let bits = Double(length) * LetterAlphabet.bits(chance: 1 / Double(letters))
    guard bits < 50 else { return nil }
    let expected = Double(pairs) / Double(sign: .plus, exponent: Int(bits), significand: 1)
    guard (expected / 4 - 3...expected * 4 + 3).contains(Double(repeats)) else { return nil }
    return .shortNonce.saying(
      "so few nonces are possible that some come again by chance: \(length) letters of \(letters) "
        + "hold less than \(Int(bits) + 1) bits")
  }

  /// Takes what a window found.
  init(_ window: RepeatWindow) {
    drawn = window.nonces
    repeats = window.repeats
    changes = nil
    // Each nonce is compared with at most two generations of those before it.
    pairs = drawn * min(drawn / 2 + 1, 2 * RepeatWindow.reach)
    fingerprints = window.comparisons
    scarcity = nil
  }

  /// log2 of a bound on the expected equal pairs among honest nonces: n²/2 · 2^-bits.
  private func logExpectedPairs(_ contract: NonceContract) -> Int {
    let honest = Self.bits(pairs) - Int(contract.bits.rounded(.down))
    // Two fingerprints of different nonces are equal with a chance of 2^-64.
    guard let fingerprints else { return honest }
    return max(honest, Self.bits(fingerprints) - 64) + 1
  }

  /// The digits of a number in base 2.
  private static func bits(_ number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }

  /// Whether the repeats cannot be chance: by Markov's inequality below 2^-40, about 1e-12.
  func prove(_ contract: NonceContract) -> Bool {
    repeats > 0 && logExpectedPairs(contract) <= -40
  }

  /// What was compared, and how likely an honest repeat is.
  func scope(_ contract: NonceContract) -> String {
    let others =
      fingerprints == nil
      ? "compared with one another"
      : drawn <= RepeatWindow.reach
        ? "compared with one another by fingerprints of 64 bits"
        : "each compared with the \(Quantity.text(RepeatWindow.reach)) before it or more, by "
          + "fingerprints of 64 bits"
    return "\(Quantity.text(drawn, "nonce")) \(others); "
      + "an honest repeat has a chance below 2^\(logExpectedPairs(contract))\(seeds)"
  }

  /// How many seeds would have been noticed, where each nonce has one of its own.
  ///
  /// Without a repeat among so many pairs there are more seeds than an eighth of the pairs, but for
  /// a chance of e^-8.
  private var seeds: String {
    let noticed = Self.bits(pairs) - 4
    guard noticed > 0 else { return "" }
    return "; 2^\(noticed) seeds or fewer, a new one for each nonce, would be seen (power 0.9996)"
  }

  /// "12 of 4,096 nonces had come before; 4,084 are different".
  var sentence: String {
    let rest =
      different == 1 ? "all are the same" : "\(Quantity.text(different)) are different"
    return "\(Quantity.text(repeats)) of \(Quantity.text(drawn, "nonce")) had come before; \(rest)"
  }

  /// The likely cause.
  var cause: Cause {
    if different == 1 { return .constantNonce }
    if let scarcity { return scarcity }
    // Each comes in one row, and the rows are long: something goes on by itself.
    return changes == different - 1 && different <= drawn / 8 ? .nonceOfClock : .nonceHandedOutAgain
  }

  /// The likely cause, with a look at whether a nonce that was always the same is another one a
  /// second later.
  ///
  /// - Throws: What the subject throws.
  func cause(of subject: any NonceSubject, _ isAlive: () -> Void) async throws -> Cause {
    guard different == 1 else { return cause }
    return try await OneSecond.changes {
      isAlive()
      return try await subject.nonces(count: 1, length: nil).first
    } ? .nonceOfClock : .constantNonce
  }
}

/// A look at a value for as long as a clock that counts seconds stands still.
enum OneSecond {
  /// Whether a value changes within a little more than a second. Decides no verdict.
  ///
  /// - Throws: What `value` throws.
  static func changes<Value: Equatable>(_ value: () async throws -> Value) async throws -> Bool {
    let clock = ContinuousClock()
    let began = clock.now
    let first = try await value()
    while began.duration(to: clock.now) < .milliseconds(1_100) {
      if try await value() != first { return true }
    }
    return false
  }
}
