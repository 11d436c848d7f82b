internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension Check {
  /// Every letter of the declared alphabet occurs.
  package static let charsetComplete = Check(
    .charsetComplete, .nonce, kind: .statistical, exclusion: reasonWithoutStatistics,
    judgesFile: { $0.completeness }
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    return drawn.keepingSample(drawn.completeness)
  }
}

extension DrawnNonces {
  /// What the sample says of `charset.complete`.
  var completeness: CheckOutcome {
    if let reason = reasonNotCounted { return .tooLittle(reason, self) }
    let scope =
      "\(Quantity.text(letterCount)) letters; a missing letter is certain to be seen, "
      + "false alarm below 1e-12"
    // Only where the length does not fit either: else letters are missing.
    let isOtherLength = nonces.first.map { $0.utf8.count != contract.defaultLength } ?? false
    let shapeCause = isOtherLength ? Cause.contractShape(of: nonces) : nil
    var lines: [String] = []
    var cause: Cause?
    var neverSeen = 0
    for group in groups {
      let test = CoverageTest(alphabet: group.alphabet, falseAlarm: DrawnNonces.falseAlarm)
      let counts = group.sample.letters.totals
      switch test.judge(counts).verdict {
      case .pass: continue
      case .insufficientData(let needed):
        return .tooLittle(
          "\(Quantity.text(counts.reduce(0, +))) letters, \(Quantity.text(needed)) needed", self,
          isShort: true)
      case .fail:
        let missing = MissingLetters(counts, group.alphabet)
        lines.append(missing.sentence)
        neverSeen += missing.count
        let modulo = ModuloAmongSeen(counts, group.alphabet)
        cause = cause ?? shapeCause ?? modulo?.tooSmall ?? missing.cause
      }
    }
    guard let cause else { return .pass(cases: count, scope: scope) }
    return .fail(
      cases: count, scope: scope,
      Evidence(
        observed: [
          neverSeen == 1 ? "a declared letter never occurs" : "declared letters never occur"
        ], drawn: lines, cause: cause))
  }
}

/// Letters of an alphabet that never occurred.
struct MissingLetters {
  private let bytes: [UInt8]
  private let missing: [Int]
  /// Letters that come about twice as often as they should, in samples that tell.
  private let doubled: [Int]
  private let letters: Int

  /// How many letters never occurred.
  var count: Int { missing.count }

  /// Letters that come often enough for one and a half times to be no chance: at least seven standard
  /// deviations.
  private static let telling = 200

  /// - Parameters:
  ///   - counts: One for each letter of the alphabet.
  ///   - alphabet: The letters in their declared order.
  init(_ counts: [Int], _ alphabet: LetterAlphabet) {
    bytes = alphabet.bytes
    missing = counts.indices.filter { counts[$0] == 0 }
    let letters = counts.reduce(0, +)
    doubled = letters >= Self.telling * counts.count ? Self.doubled(counts) : []
    self.letters = letters
  }

  /// The places of those that come at least half as often again as on average.
  static func doubled(_ counts: [Int]) -> [Int] {
    let all = counts.reduce(0, +)
    return counts.indices.filter { 2 * counts[$0] * counts.count > 3 * all }
  }

  /// "W (letter 33 of 65) never seen in 131,072 letters".
  var sentence: String {
    let names = Quantity.letters(missing.map { bytes[$0] })
    let seen = "never seen in \(Quantity.text(letters)) letters"
    if missing.count == 1 {
      return "\(names) (letter \(missing[0] + 1) of \(bytes.count)) \(seen)"
    }
    return "\(missing.count) of \(bytes.count) letters \(seen): \(names)"
  }

  /// The likely cause.
  var cause: Cause {
    ByteModulo.cause(
      missing: missing.map { bytes[$0] }, doubled: doubled.map { bytes[$0] }, from: bytes)
  }
}

extension CheckOutcome {
  /// The sample cannot decide.
  ///
  /// - Parameter isShort: Whether more nonces of the same kind would decide.
  static func tooLittle(
    _ reason: String, _ drawn: DrawnNonces, isShort: Bool = false
  ) -> CheckOutcome {
    // As many as decide are always asked for, so that only time was short.
    if isShort, ForeignLetters(drawn.nonces, drawn.contract).count > 0 {
      return .waiting(
        for: [.nonceAlphabetMember], cases: drawn.count, scope: Quantity.text(drawn.count, "nonce"),
        "letters that are not declared cannot be counted: \(reason)")
    }
    let enough = isShort ? "Give it more time to draw, by a greater `--time-limit`." : nil
    return CheckOutcome(
      grade: .insufficientData, cases: drawn.count, scope: Quantity.text(drawn.count, "nonce"),
      evidence: Evidence(drawn: [reason], remedy: enough))
  }

  /// Nothing can be judged before other requirements hold.
  static func waiting(
    for others: [RequirementID], cases: Int = 0, scope: String, _ reason: String? = nil
  ) -> CheckOutcome {
    let names = others.map { "'\($0)'" }.joined(separator: ", ")
    return CheckOutcome(
      grade: .insufficientData, cases: cases, scope: scope,
      evidence: Evidence(
        observed: reason.map { [$0] } ?? [],
        remedy: "Repair what \(names) \(others.count == 1 ? "says" : "say") first: then there is "
          + "enough to judge.", awaits: others))
  }
}
