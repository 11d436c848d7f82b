/// Every letter of the alphabet occurs: a letter that is never drawn is certain to be noticed.
///
/// The chance that `n` uniform letters leave out at least one of `k` is at most
/// `k·((k-1)/k)ⁿ` (union bound over the letters; exact for one letter). Nothing is approximated.
package struct CoverageTest: Sendable {
  package let alphabet: LetterAlphabet
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double

  package init(alphabet: LetterAlphabet, falseAlarm: Double) {
    self.alphabet = alphabet
    self.falseAlarm = falseAlarm
  }

  /// The letters after which an unseen letter is proof: 2,052 for 65 letters and 1e-12.
  package var neededLetters: Int {
    let size = Double(alphabet.size)
    let logarithm = naturalLogarithm(size / falseAlarm)
    var letters = Int((logarithm / -logarithmOfOnePlus(-1 / size)).rounded(.up))
    // Rounding may place the quotient on either side of a whole number.
    while Self.logBound(letters: letters - 1, size: alphabet.size)
      <= naturalLogarithm(falseAlarm)
    { letters -= 1 }
    while Self.logBound(letters: letters, size: alphabet.size) > naturalLogarithm(falseAlarm) {
      letters += 1
    }
    return letters
  }

  /// The natural logarithm of `size·((size-1)/size)^letters`, at most 0.
  package static func logBound(letters: Int, size: Int) -> Double {
    let k = Double(size)
    return min(0, naturalLogarithm(k) + Double(letters) * logarithmOfOnePlus(-1 / k))
  }

  /// Judges the counts of all letters.
  ///
  /// - Parameter counts: One count for each letter of the alphabet.
  package func judge(_ counts: [Int]) -> LetterTestResult {
    let letters = counts.reduce(0, +)
    let unseen = counts.indices.filter { counts[$0] == 0 }
    let logBound = Self.logBound(letters: letters, size: alphabet.size)
    let verdict: LetterTestResult.Verdict
    if letters < neededLetters {
      verdict = .insufficientData(needed: neededLetters)
    } else if unseen.isEmpty {
      verdict = .pass
    } else {
      verdict = .fail([.missing(NamedLetters(unseen, in: alphabet), letters: letters)])
    }
    let missing = LetterAlternative.missing([alphabet.size - 1], of: alphabet.size)
    return LetterTestResult(
      test: .coverage, verdict: verdict, falseAlarm: falseAlarm,
      logP: unseen.isEmpty ? 0 : logBound, letters: letters,
      detects: [
        DetectionPower(
          defect: "\(missing.shape)", letters: letters,
          power: power(letters: letters, alternative: missing))
      ])
  }

  /// A lower bound on the chance of failing a generator with the alternative's rates.
  ///
  /// Certain when a letter has rate 0 and there are enough letters; otherwise the chance that
  /// the rarest letter does not occur.
  package func power(letters: Int, alternative: LetterAlternative) -> Double {
    guard letters >= neededLetters, let rarest = alternative.rates.min() else { return 0 }
    return rarest <= 0 ? 1 : exponential(Double(letters) * logarithmOfOnePlus(-rarest))
  }
}
