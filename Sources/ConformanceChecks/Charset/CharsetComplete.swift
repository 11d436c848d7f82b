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
    for group in groups {
      let test = CoverageTest(alphabet: group.alphabet, falseAlarm: DrawnNonces.falseAlarm)
      let counts = group.sample.letters.totals
      switch test.judge(counts).verdict {
      case .pass: continue
      case .insufficientData(let needed):
        return .tooLittle(
          "\(Quantity.text(counts.reduce(0, +))) letters, \(Quantity.text(needed)) needed", self)
      case .fail:
        let missing = MissingLetters(counts, group.alphabet)
        lines.append(missing.sentence)
        cause = cause ?? shapeCause ?? missing.cause
      }
    }
    guard let cause else { return .pass(cases: count, scope: scope) }
    return .fail(
      cases: count, scope: scope,
      Evidence(
        observed: ["declared letters never occur"], drawn: lines, cause: cause))
  }
}

/// Letters of an alphabet that never occurred.
struct MissingLetters {
  private let bytes: [UInt8]
  private let missing: [Int]
  private let letters: Int

  /// - Parameters:
  ///   - counts: One for each letter of the alphabet.
  ///   - alphabet: The letters in their declared order.
  init(_ counts: [Int], _ alphabet: LetterAlphabet) {
    bytes = alphabet.bytes
    missing = counts.indices.filter { counts[$0] == 0 }
    letters = counts.reduce(0, +)
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
    ByteModulo.cause(missing: missing.map { bytes[$0] }, from: bytes)
  }
}

extension CheckOutcome {
  /// The sample cannot decide.
  static func tooLittle(_ reason: String, _ drawn: DrawnNonces) -> CheckOutcome {
    CheckOutcome(
      grade: .insufficientData, cases: drawn.count,
      scope: Quantity.text(drawn.count, "nonce"), evidence: Evidence(drawn: [reason]))
  }
}
