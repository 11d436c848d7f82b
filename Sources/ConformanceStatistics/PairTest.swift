/// No letter prefers a successor: exact binomial tests of all pairs of neighbours.
///
/// Overlapping pairs depend on each other, so pairs that start at even and at odd positions are
/// counted apart: within each table pairs share no letter, and each count is exactly binomial
/// with chance 1/k². There are 4·k² comparisons (Bonferroni).
package struct PairTest: Sendable {
  package let alphabet: LetterAlphabet
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double

  package init(alphabet: LetterAlphabet, falseAlarm: Double) {
    self.alphabet = alphabet
    self.falseAlarm = falseAlarm
  }

  private var cells: Int { alphabet.size * alphabet.size }
  private var comparisons: Double { 4 * Double(cells) }

  /// Judges both tables of pairs.
  ///
  /// - Parameter tables: For pairs starting at even and at odd positions, the count of letter
  ///   `a` followed by `b` at `a × k + b`.
  package func judge(_ tables: [[Int]]) -> LetterTestResult {
    var row = UniformRow(share: falseAlarm / comparisons)
    var smallest = 0.0
    var defects: [(excess: Double, defect: LetterDefect)] = []
    for table in tables {
      let outcome = row.judge(table)
      smallest = min(smallest, outcome.logTail)
      for cell in outcome.outliers {
        defects.append(
          (
            (Double(table[cell]) - outcome.expected).magnitude,
            .pairRate(
              first: NamedLetters([cell / alphabet.size], in: alphabet),
              second: NamedLetters([cell % alphabet.size], in: alphabet),
              count: table[cell], expected: outcome.expected)
          ))
      }
    }
    let ordered = defects.enumerated().sorted {
      ($1.element.excess, $0.offset) < ($0.element.excess, $1.offset)
    }
    let pairs = tables.map { $0.reduce(0, +) }
    let power = power(pairs: pairs.max() ?? 0)
    let verdict: LetterTestResult.Verdict
    if !ordered.isEmpty {
      verdict = .fail(ordered.map(\.element.defect))
    } else if power < 0.999 {
      verdict = .insufficientData(needed: 2 * neededPairs)
    } else {
      verdict = .pass
    }
    return LetterTestResult(
      test: .pairs, verdict: verdict, falseAlarm: falseAlarm,
      logP: min(0, smallest + naturalLogarithm(comparisons)), letters: pairs.reduce(0, +),
      detects: [
        DetectionPower(
          defect: "a letter that decides the next one", letters: pairs.reduce(0, +), power: power)
      ])
  }

  /// The chance that one table notices a letter that is always followed by the same letter.
  package func power(pairs: Int) -> Double {
    guard pairs > 0 else { return 0 }
    let fair = BinomialDistribution(trials: pairs, probability: 1 / Double(cells))
    guard let limit = fair.smallestCountTooHigh(chance: falseAlarm / comparisons) else { return 0 }
    let bound = BinomialDistribution(trials: pairs, probability: 1 / Double(alphabet.size))
    return exponential(bound.logUpperTail(limit))
  }

  /// The pairs in one table from which on that power is 0.999, to the next power of two.
  package var neededPairs: Int {
    var pairs = 1
    while power(pairs: pairs) < 0.999 { pairs *= 2 }
    return pairs
  }
}
