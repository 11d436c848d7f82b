/// All tests of one sample, within one bound on false alarms.
package struct LetterAnalysis: Sendable {
  /// One result for each test, in the order of `LetterTest`.
  package let results: [LetterTestResult]
  /// The bound on the chance that any of them fails a correct generator.
  package let falseAlarm: Double

  /// The tests that always run; each gets the same share of the bound.
  private static let tests = LetterTest.allCases.count

  /// The share of a total bound that the evidence of a run must be made with.
  package static func evidenceShare(of budget: FalseAlarmBudget) -> Double {
    budget.share(among: tests)
  }

  /// Judges a sample.
  ///
  /// - Parameters:
  ///   - sample: What was counted.
  ///   - repeats: The nonces that had come before.
  ///   - evidence: Evidence that has seen the sample's letters, perhaps after those of earlier
  ///     runs; nothing to judge this sample alone.
  ///   - budget: The bound for all tests together.
  package init(
    _ sample: LetterSample, repeats: Int = 0, evidence: LetterEvidence? = nil,
    budget: FalseAlarmBudget = .run
  ) {
    let alphabet = sample.alphabet
    let share = budget.share(among: Self.tests)
    let totals = sample.letters.totals
    let steps = StepTest(alphabet: alphabet, falseAlarm: share)
    let known: LetterEvidence
    if let evidence {
      precondition(evidence.falseAlarm <= share, "Evidence is bound to its share of the budget.")
      known = evidence
    } else {
      var fresh = LetterEvidence(alphabet: alphabet, positions: sample.length, falseAlarm: share)
      fresh.add(sample.letters)
      known = fresh
    }
    results = [
      CoverageTest(alphabet: alphabet, falseAlarm: share).judge(totals),
      LetterRateTest(alphabet: alphabet, falseAlarm: share).judge(totals),
      SuffixScan(alphabet: alphabet, falseAlarm: share).judge(totals),
      PositionTest(alphabet: alphabet, falseAlarm: share).judge(sample.letters),
      PairTest(alphabet: alphabet, falseAlarm: share).judge(sample.pairs),
      steps.judgeNeighbours(sample.neighbourSteps),
      steps.judgeSuccessiveNonces(sample.nonceSteps),
      EvennessTest(alphabet: alphabet, falseAlarm: share).judge(totals),
      RepeatTest(alphabet: alphabet, length: sample.length, falseAlarm: share)
        .judge(repeats: repeats, nonces: sample.letters.nonces),
      known.result,
    ]
    falseAlarm = budget.total
  }

  /// The results that failed, the smallest p-value first.
  package var failures: [LetterTestResult] {
    results.enumerated()
      .filter { if case .fail = $0.element.verdict { true } else { false } }
      .sorted { ($0.element.logP, $0.offset) < ($1.element.logP, $1.offset) }
      .map(\.element)
  }
}
