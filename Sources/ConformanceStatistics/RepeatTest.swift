/// No nonce comes twice: the birthday bound says how unlikely a single repeat is.
///
/// Among `n` uniform nonces of `length` letters the expected number of equal pairs is
/// n·(n-1)/2 · k^-length, and by Markov's inequality the chance of `r` or more such pairs is at
/// most that number divided by `r`.
package struct RepeatTest: Sendable {
  package let alphabet: LetterAlphabet
  /// The number of letters in a nonce.
  package let length: Int
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double

  package init(alphabet: LetterAlphabet, length: Int, falseAlarm: Double) {
    self.alphabet = alphabet
    self.length = length
    self.falseAlarm = falseAlarm
  }

  /// The natural logarithm of the expected number of equal pairs.
  package func logExpectedPairs(nonces: Int) -> Double {
    guard nonces > 1 else { return -.infinity }
    let pairs = naturalLogarithm(Double(nonces)) + naturalLogarithm(Double(nonces - 1) / 2)
    return pairs - Double(length) * naturalLogarithm(Double(alphabet.size))
  }

  /// Judges a sample.
  ///
  /// - Parameters:
  ///   - repeats: The nonces that had come before in the sample.
  ///   - nonces: The nonces compared with each other.
  package func judge(repeats: Int, nonces: Int) -> LetterTestResult {
    let logPairs = logExpectedPairs(nonces: nonces)
    let logP = repeats == 0 ? 0 : min(0, logPairs - naturalLogarithm(Double(repeats)))
    let proves = logPairs <= naturalLogarithm(falseAlarm)
    let verdict: LetterTestResult.Verdict
    if nonces < 2 {
      verdict = .insufficientData(needed: 2 * length)
    } else if repeats > 0 && logP <= naturalLogarithm(falseAlarm) {
      verdict = .fail([.repeated(repeats: repeats, nonces: nonces)])
    } else {
      verdict = .pass
    }
    return LetterTestResult(
      test: .repeats, verdict: verdict, falseAlarm: falseAlarm, logP: logP,
      letters: nonces * length,
      detects: [
        DetectionPower(
          defect: "one repeated nonce", letters: nonces * length,
          power: nonces >= 2 && proves ? 1 : 0)
      ])
  }
}
