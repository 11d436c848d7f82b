internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension Check {
  /// All letters are equally likely at every position.
  ///
  /// Letters that are unequal over all positions cannot be equal at each, so a failure of
  /// charset.uniform is a failure here whatever the power at a single position.
  package static let charsetUniformPosition = Check(
    .charsetUniformPosition, .nonce, kind: .statistical,
    exclusion: reasonWithoutStatistics,
    judgesFile: { $0.sufficient($0.drawn.uniformityByPosition) }
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    return drawn.keepingSample(drawn.uniformityByPosition)
  }
}

extension DrawnNonces {
  /// What the sample says of `charset.uniform-position`.
  var uniformityByPosition: CheckOutcome {
    if let reason = reasonNotCounted { return .tooLittle(reason, self) }
    let scope =
      "\(Quantity.text(count, "nonce")); exact binomial tests of every letter at "
      + "every position, false alarm below 1e-12; a letter missing at one position is certain "
      + "to be seen"
    var (lines, further): ([String], [String]) = ([], [])
    var cause: Cause?
    var needed: Int?
    for (group, rates) in zip(groups, rates) {
      let found = PositionFindings(group)
      lines += found.lines
      further += found.further
      cause = cause ?? found.cause
      if let more = found.neededNonces { needed = max(needed ?? 0, more) }
      if found.lines.isEmpty, !rates.lines.isEmpty {
        lines.append("the letters are unequal over all positions, so at some of them too")
        cause = cause ?? rates.cause
      }
    }
    if !lines.isEmpty {
      return .fail(
        cases: count, scope: scope,
        Evidence(
          observed: ["letters are not equally likely at every position"], drawn: lines,
          further: further, cause: uuidCause ?? cause))
    }
    if let needed {
      return .tooLittle("\(Quantity.text(needed)) nonces needed", self, isShort: true)
    }
    return .pass(cases: count, scope: scope)
  }
}

/// What the tests of single positions found in a group of positions.
private struct PositionFindings {
  private(set) var lines: [String] = []
  private(set) var further: [String] = []
  private(set) var cause: Cause?
  private(set) var neededNonces: Int?

  init(_ group: LetterGroup) {
    let test = PositionTest(alphabet: group.alphabet, falseAlarm: DrawnNonces.falseAlarm)
    let result = test.judge(group.sample.letters)
    switch result.verdict {
    case .pass: return
    case .insufficientData: neededNonces = test.neededNonces(positions: group.positions.count)
    case .fail(let defects):
      let positions = defects.map { Self.sentence($0, group) }
      further = Array(positions.dropFirst(4))
      lines =
        positions.prefix(4) + (further.isEmpty ? [] : ["… and \(further.count) more positions"])
      let isStuck = defects.contains { if case .stuckPosition = $0 { true } else { false } }
      cause = isStuck ? .constantPosition : LetterRates(group).cause ?? .unevenPositions
    }
  }

  private static func sentence(_ defect: LetterDefect, _ group: LetterGroup) -> String {
    func names(_ letters: NamedLetters) -> String {
      Quantity.letters(letters.indices.map { group.alphabet.bytes[$0] })
    }
    switch defect {
    case .stuckPosition(let position, let letter, let nonces):
      return "position \(group.positions[position]) is always \(names(letter)) in "
        + Quantity.text(nonces, "nonce")
    case .missingAtPosition(let position, let letters, let nonces):
      let what =
        letters.indices.count > group.alphabet.size / 2
        ? "\(letters.indices.count) letters" : names(letters)
      let among = letters.indices.count == 1 ? "" : "one of "
      return "position \(group.positions[position]) is never \(among)\(what) in "
        + Quantity.text(nonces, "nonce")
    case .positionRate(let position, let letter, let count, let expected):
      let among = letter.indices.count == 1 ? "" : "one of "
      return "position \(group.positions[position]) is \(among)\(names(letter)) "
        + "\(Quantity.text(count)) times, \(Quantity.text(Int(expected))) expected"
    default: return "\(defect)"
    }
  }
}
