internal import PlainText

/// What one statistical test says about a sample of letters.
package struct LetterTestResult: Sendable, Equatable {
  /// The test that spoke.
  package let test: LetterTest
  /// What it concluded.
  package let verdict: Verdict
  /// The bound on the chance that it fails a correct generator.
  package let falseAlarm: Double
  /// The natural logarithm of the p-value, already multiplied by the number of comparisons.
  ///
  /// The p-value never claims more than was proved: it is a bound where the test is a bound.
  package let logP: Double
  /// The number of letters judged.
  package let letters: Int
  /// What the test would have detected in a sample of this size.
  package let detects: [DetectionPower]

  /// A test's conclusion.
  package enum Verdict: Sendable, Equatable {
    /// Nothing speaks against a correct generator.
    case pass
    /// The generator is wrong; the most telling defect comes first.
    case fail([LetterDefect])
    /// The sample cannot decide; so many letters could.
    case insufficientData(needed: Int)
  }

  /// The p-value as text, such as "3.1e-27"; exact below the range of a `Double` too.
  package var pText: String { NumberText.probability(logarithm: logP) }
}

/// The statistical tests of this target.
package enum LetterTest: String, Sendable, CaseIterable {
  case coverage, letterRates, suffixRates, positions, pairs, neighbours, successiveNonces
  case evenness, repeats, evidence
}

/// The chance that a test finds a defect in a sample of the judged size.
package struct DetectionPower: Sendable, Equatable, CustomStringConvertible {
  /// The defect, such as "a byte modulo 65".
  package let defect: String
  /// The number of letters.
  package let letters: Int
  /// A lower bound on the chance of finding it.
  package let power: Double

  package var description: String {
    if power <= 0 {
      return "\(defect): not to be expected in \(Quantity.text(letters)) letters"
    }
    let chance = power >= 1 ? "with certainty" : "with power \(NumberText.power(power)) or more"
    return "\(defect) in \(Quantity.text(letters)) letters \(chance)"
  }
}
