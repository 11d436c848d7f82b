internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension Check {
  /// All letters of the declared alphabet are equally likely.
  package static let charsetUniform = Check(
    .charsetUniform, .nonce, kind: .statistical, exclusion: reasonWithoutStatistics,
    judgesFile: { $0.uniformity }
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    return drawn.keepingSample(drawn.uniformity)
  }
}

extension DrawnNonces {
  /// What the sample says of `charset.uniform`.
  var uniformity: CheckOutcome {
    var outcome = judgedUniformity
    if reasonNotCounted == nil {
      outcome.plots = groups.map { LetterPlot($0, requirement: .charsetUniform) }
    }
    return outcome
  }

  private var judgedUniformity: CheckOutcome {
    if let reason = reasonNotCounted { return .tooLittle(reason, self) }
    let scope =
      "\(Quantity.text(letterCount)) letters; exact binomial tests of every letter and of "
      + "every end of the alphabet, false alarm below 1e-12 each; \(power)"
    let rates = rates
    if let wrong = rates.first(where: { !$0.lines.isEmpty }) {
      return .fail(
        cases: count, scope: scope,
        Evidence(
          observed: ["declared letters are not equally likely"],
          drawn: rates.flatMap(\.lines), further: rates.flatMap(\.further),
          cause: uuidCause ?? wrong.cause,
          also: uuidCause == nil ? [wrong.besides].compactMap(\.self) : []))
    }
    if let needed = rates.compactMap(\.needed).max() {
      return .tooLittle("\(Quantity.text(needed)) letters needed", self, isShort: true)
    }
    return .pass(cases: count, scope: scope)
  }

  /// What the tests would have found, and how surely.
  private var power: String {
    guard let group = groups.max(by: { $0.alphabet.size < $1.alphabet.size }) else {
      return "nothing to find"
    }
    let size = group.alphabet.size
    if 256.isMultiple(of: size) {
      return "a missing or doubled letter would be found; \(oneLetter(of: group)); "
        + "`byte % \(size)` is even"
    }
    let power = group.moduloPower(nonces: count)
    return "`byte % \(size)` would be found with power \(Quantity.power(power)); "
      + oneLetter(of: group)
  }

  /// How far below its rate one letter may come unnoticed, and how many nonces would show it.
  private func oneLetter(of group: LetterGroup) -> String {
    let test = LetterRateTest(alphabet: group.alphabet, falseAlarm: Self.falseAlarm)
    let length = group.positions.count
    let noticed = test.noticedPercent(letters: count * length, wanted: Self.wantedPower)
    let needed = test.neededLetters(percent: 90, wanted: Self.wantedPower)
    let first =
      noticed.map { "one letter at \($0) % of its rate or less would be found" }
      ?? "of single letters only a missing one would be found"
    return first + ", one at 90 % by \(Quantity.text((needed + length - 1) / length, "nonce"))"
  }
}
