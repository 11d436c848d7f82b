/// Cells that should all be equally likely, each judged by an exact two-sided binomial test.
///
/// The limits depend only on the number of trials, so they are kept from one row to the next.
struct UniformRow {
  /// The chance of a false alarm on one side of one cell.
  let share: Double
  private var trials = -1
  private var tooLow: Int?
  private var tooHigh: Int?

  /// What is wrong in a row.
  struct Outcome {
    /// The smallest tail of any cell on either side, not yet corrected for comparisons.
    var logTail = 0.0
    /// The cells beyond their limits.
    var outliers: [Int] = []
    /// Whether a cell that is never hit would have been too rare.
    var seesEmptyCells = false
    /// The expected count of each cell.
    var expected = 0.0
  }

  init(share: Double) { self.share = share }

  mutating func judge(_ counts: some RandomAccessCollection<Int>) -> Outcome {
    let sum = counts.reduce(0, +)
    guard sum > 0, let least = counts.min(), let most = counts.max() else { return Outcome() }
    let binomial = BinomialDistribution(trials: sum, probability: 1 / Double(counts.count))
    if sum != trials {
      trials = sum
      tooLow = binomial.largestCountTooLow(chance: share)
      tooHigh = binomial.smallestCountTooHigh(chance: share)
    }
    var outcome = Outcome()
    // Tails grow towards the mean: the extreme counts have the smallest.
    outcome.logTail = min(binomial.logLowerTail(least), binomial.logUpperTail(most))
    outcome.seesEmptyCells = tooLow != nil
    outcome.expected = binomial.mean
    for (cell, count) in counts.enumerated() {
      if count <= tooLow ?? -1 || count >= tooHigh ?? .max { outcome.outliers.append(cell) }
    }
    return outcome
  }

  /// The trials from which on a cell that is never hit is too rare.
  static func neededTrials(cells: Int, share: Double) -> Int {
    Int((naturalLogarithm(share) / logarithmOfOnePlus(-1 / Double(cells))).rounded(.up))
  }
}
