/// A letter says nothing about the next one: all steps around the alphabet are equally likely.
///
/// The step is the difference of two letters' indices modulo `k`. If letters are uniform and
/// independent, each step is uniform whatever came before, so steps are independent and their
/// counts *exactly* binomial. Step 0 is the repeat rate; a counter has one step only, a shuffled
/// deck never the step 0. One test looks at neighbours within a nonce, the other at the same
/// position of successive nonces.
package struct StepTest: Sendable {
  package let alphabet: LetterAlphabet
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double

  package init(alphabet: LetterAlphabet, falseAlarm: Double) {
    self.alphabet = alphabet
    self.falseAlarm = falseAlarm
  }

  /// Judges the steps between neighbours within nonces: 2·k comparisons.
  ///
  /// - Parameter steps: One count for each step from 0 to k-1.
  package func judgeNeighbours(_ steps: [Int]) -> LetterTestResult {
    judge(.neighbours, rows: [steps]) { _, step, count, expected in
      .neighbourStep(step, count: count, expected: expected)
    }
  }

  /// Judges the steps from each nonce to the next, position by position: 2·k·positions
  /// comparisons.
  ///
  /// - Parameter rows: For each position one count for each step from 0 to k-1.
  package func judgeSuccessiveNonces(_ rows: [[Int]]) -> LetterTestResult {
    judge(.successiveNonces, rows: rows) { position, step, count, expected in
      .nonceStep(position: position, step: step, count: count, expected: expected)
    }
  }

  private func judge(
    _ test: LetterTest, rows: [[Int]],
    defect: (_ position: Int, _ step: Int, _ count: Int, _ expected: Double) -> LetterDefect
  ) -> LetterTestResult {
    let comparisons = 2 * Double(alphabet.size * max(1, rows.count))
    let share = falseAlarm / comparisons
    var row = UniformRow(share: share)
    var smallest = 0.0
    var steps = 0
    var fewest = Int.max
    var defects: [LetterDefect] = []
    for (position, counts) in rows.enumerated() {
      let outcome = row.judge(counts)
      smallest = min(smallest, outcome.logTail)
      let sum = counts.reduce(0, +)
      steps += sum
      fewest = min(fewest, sum)
      let ordered = outcome.outliers.sorted {
        let first = (Double(counts[$0]) - outcome.expected).magnitude
        let second = (Double(counts[$1]) - outcome.expected).magnitude
        return first == second ? $0 < $1 : first > second
      }
      for step in ordered {
        defects.append(defect(position, step, counts[step], outcome.expected))
      }
    }
    let needed = UniformRow.neededTrials(cells: alphabet.size, share: share)
    let verdict: LetterTestResult.Verdict
    if !defects.isEmpty {
      verdict = .fail(defects)
    } else if rows.isEmpty || fewest < needed {
      verdict = .insufficientData(needed: needed * max(1, rows.count))
    } else {
      verdict = .pass
    }
    return LetterTestResult(
      test: test, verdict: verdict, falseAlarm: falseAlarm,
      logP: min(0, smallest + naturalLogarithm(comparisons)), letters: steps,
      detects: [
        DetectionPower(
          defect: "a step that never occurs", letters: steps,
          power: !rows.isEmpty && fewest >= needed ? 1 : 0)
      ])
  }
}
