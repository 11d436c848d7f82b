internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension LetterPlot {
  /// The most counts by position that a report carries: 64 positions of 256 letters.
  static let mostCells = 16_384

  /// Plots what was counted at some positions.
  init(_ group: LetterGroup, requirement: RequirementID) {
    let counts = group.sample.letters
    let size = group.alphabet.size
    let cells = size * group.positions.count
    let rows = group.positions.indices.map { position in
      counts.letters(at: position).map { Int($0) }
    }
    self.init(
      requirement: requirement, letters: group.alphabet.bytes.map(Quantity.name),
      positions: group.positions, nonces: counts.nonces, totals: counts.totals,
      totalLimits: Self.limits(trials: counts.letterTotal, letters: size, comparisons: size),
      rows: cells <= Self.mostCells ? rows : nil,
      rowLimits: Self.limits(trials: counts.nonces, letters: size, comparisons: cells))
  }

  /// Two-sided limits with Bonferroni's correction, as the tests have them.
  private static func limits(trials: Int, letters: Int, comparisons: Int) -> Limits {
    let binomial = BinomialDistribution(trials: trials, probability: 1 / Double(letters))
    let chance = DrawnNonces.falseAlarm / Double(2 * comparisons)
    return Limits(
      expected: binomial.mean, tooLow: binomial.largestCountTooLow(chance: chance),
      tooHigh: binomial.smallestCountTooHigh(chance: chance))
  }
}
