/// Every position draws from all letters equally: exact binomial tests of each letter there.
///
/// Digits, letters of either case and symbols are tested as groups too: "never a digit first" shows
/// in a tenth of the nonces that one missing letter takes. With `k` letters, `c` such groups and `p`
/// positions there are 2·(k + c)·p comparisons (Bonferroni).
package struct PositionTest: Sendable {
  package let alphabet: LetterAlphabet
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double
  private let groups: [[Int]]

  package init(alphabet: LetterAlphabet, falseAlarm: Double) {
    self.alphabet = alphabet
    self.falseAlarm = falseAlarm
    groups = LetterClass.allCases.map { $0.indices(in: alphabet) }
      .filter { $0.count > 1 && $0.count < alphabet.size }
  }

  private func comparisons(positions: Int) -> Double {
    2 * Double((alphabet.size + groups.count) * positions)
  }

  /// The nonces from which on a letter that never comes at one position is too rare.
  package func neededNonces(positions: Int) -> Int {
    UniformRow.neededTrials(
      cells: alphabet.size, share: falseAlarm / comparisons(positions: positions))
  }

  package func judge(_ counts: LetterCounts) -> LetterTestResult {
    let comparisons = comparisons(positions: counts.positions)
    var row = UniformRow(share: falseAlarm / comparisons)
    var smallest = 0.0
    var defects: [(logTail: Double, defect: LetterDefect)] = []
    for position in 0..<counts.positions {
      let cells = counts.letters(at: position).map { Int($0) }
      let outcome = row.judge(cells)
      smallest = min(smallest, outcome.logTail)
      let group = extremeGroup(cells)
      smallest = min(smallest, group.logTail)
      if !outcome.outliers.isEmpty && outcome.logTail <= group.logTail {
        defects.append((outcome.logTail, diagnose(position, cells, outcome)))
      } else if group.logTail <= naturalLogarithm(row.share) {
        defects.append((group.logTail, diagnose(position, cells, group: group.letters)))
      } else if !outcome.outliers.isEmpty {
        defects.append((outcome.logTail, diagnose(position, cells, outcome)))
      }
    }
    // The sort must not depend on the order of equals, so positions stay in order.
    let ordered = defects.enumerated().sorted {
      ($0.element.logTail, $0.offset) < ($1.element.logTail, $1.offset)
    }
    let needed = neededNonces(positions: counts.positions)
    let verdict: LetterTestResult.Verdict
    if !ordered.isEmpty {
      verdict = .fail(ordered.map(\.element.defect))
    } else if counts.nonces < needed {
      verdict = .insufficientData(needed: needed * counts.positions)
    } else {
      verdict = .pass
    }
    return LetterTestResult(
      test: .positions, verdict: verdict, falseAlarm: falseAlarm,
      logP: min(0, smallest + naturalLogarithm(comparisons)), letters: counts.letterTotal,
      detects: [
        DetectionPower(
          defect: "a letter missing at one position", letters: counts.letterTotal,
          power: counts.nonces >= needed ? 1 : 0)
      ])
  }

  /// The group of letters with the smallest tail at a position.
  private func extremeGroup(_ cells: [Int]) -> (logTail: Double, letters: [Int]) {
    let trials = cells.reduce(0, +)
    var extreme: (logTail: Double, letters: [Int]) = (0, [])
    for group in groups {
      let count = group.reduce(0) { $0 + cells[$1] }
      let binomial = BinomialDistribution(
        trials: trials, probability: Double(group.count) / Double(alphabet.size))
      let logTail = min(binomial.logLowerTail(count), binomial.logUpperTail(count))
      if logTail < extreme.logTail { extreme = (logTail, group) }
    }
    return extreme
  }

  private func diagnose(_ position: Int, _ cells: [Int], group: [Int]) -> LetterDefect {
    let trials = cells.reduce(0, +)
    let count = group.reduce(0) { $0 + cells[$1] }
    let letters = NamedLetters(group, in: alphabet)
    if count == 0 { return .missingAtPosition(position, letters, nonces: trials) }
    let expected = Double(trials) * Double(group.count) / Double(alphabet.size)
    return .positionRate(position, letters, count: count, expected: expected)
  }

  private func diagnose(
    _ position: Int, _ cells: [Int], _ outcome: UniformRow.Outcome
  ) -> LetterDefect {
    let trials = cells.reduce(0, +)
    if let only = cells.firstIndex(of: trials) {
      return .stuckPosition(position, NamedLetters([only], in: alphabet), nonces: trials)
    }
    let unseen = cells.indices.filter { cells[$0] == 0 }
    if outcome.seesEmptyCells && !unseen.isEmpty {
      return .missingAtPosition(position, NamedLetters(unseen, in: alphabet), nonces: trials)
    }
    let furthest = outcome.outliers.max {
      (Double(cells[$0]) - outcome.expected).magnitude
        < (Double(cells[$1]) - outcome.expected).magnitude
    }!
    return .positionRate(
      position, NamedLetters([furthest], in: alphabet), count: cells[furthest],
      expected: outcome.expected)
  }
}
