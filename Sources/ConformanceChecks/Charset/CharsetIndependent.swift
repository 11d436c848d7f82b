internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension Check {
  /// Neighbouring letters, and letters of successive nonces, are independent.
  package static let charsetIndependent = Check(
    .charsetIndependent, .nonce, kind: .statistical,
    exclusion: reasonWithoutStatistics,
    judgesFile: { $0.sufficient($0.drawn.independence(seed: 0)) }
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    return drawn.keepingSample(
      drawn.independence(seed: context.seed(for: .charsetIndependent)))
  }
}

extension DrawnNonces {
  /// What the sample says of `charset.independent`.
  ///
  /// - Parameter seed: Of the order in which unequal letters are recombined.
  func independence(seed: UInt64) -> CheckOutcome {
    if let reason = reasonNotCounted { return .tooLittle(reason, self) }
    let uniform = zip(groups, rates).map { $1.lines.isEmpty && Self.hasUniformPositions($0) }
    let looks =
      uniform.allSatisfy(\.self)
      ? "exact tests of the steps between letters at every distance, within a nonce and into the "
        + "next one, and of too even counts; a counter, a shuffled deck and a copied letter are "
        + "certain to be seen"
      : "exact tests of the steps from letter to letter and from nonce to nonce, and at no other "
        + "distance, because letters are not equally likely; a counter is certain to be seen"
    let scope = "\(Quantity.text(count, "nonce")); \(looks), false alarm below 1e-12 each"
    let repeats = repeats
    if repeats.prove(contract) {
      return .fail(
        cases: count, scope: scope,
        Evidence(
          observed: ["a nonce that repeats an earlier one does not depend on chance alone"],
          drawn: ["\(Quantity.text(repeats.repeats)) nonces had come before"],
          cause: repeats.cause))
    }
    var (lines, further): ([String], [String]) = ([], [])
    var cause: Cause?
    var needed: Int?
    for (group, isUniform) in zip(groups, uniform) {
      let found =
        isUniform
        ? StepFindings(uniform: group, nonces: nonces)
        : StepFindings(
          uneven: keepsAll ? group : group.recounted(nonces), nonces: nonces, seed: seed)
      lines += found.lines
      further += found.further
      cause = cause ?? found.cause
      if let more = found.needed { needed = max(needed ?? 0, more) }
    }
    if let cause {
      return .fail(
        cases: count, scope: scope,
        Evidence(
          observed: ["a letter says something about the next one"], drawn: lines,
          further: further, cause: uuidCause ?? cause))
    }
    if let needed {
      return .tooLittle("\(Quantity.text(needed)) letters needed", self, isShort: true)
    }
    return .pass(cases: count, scope: scope)
  }

  /// The exact tests of steps hold for uniform letters only.
  static func hasUniformPositions(_ group: LetterGroup) -> Bool {
    let test = PositionTest(alphabet: group.alphabet, falseAlarm: DrawnNonces.falseAlarm)
    if case .fail = test.judge(group.sample.letters).verdict { return false }
    return true
  }
}
