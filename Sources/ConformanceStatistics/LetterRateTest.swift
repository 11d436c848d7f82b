/// Each letter occurs as often as every other: exact two-sided binomial tests of all letters.
///
/// Under a correct generator the count of one letter among `n` is binomial with chance 1/k. With
/// 2·k comparisons (Bonferroni) each side of each letter gets `falseAlarm / 2k`.
package struct LetterRateTest: Sendable {
  package let alphabet: LetterAlphabet
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double

  package init(alphabet: LetterAlphabet, falseAlarm: Double) {
    self.alphabet = alphabet
    self.falseAlarm = falseAlarm
  }

  private var comparisons: Double { 2 * Double(alphabet.size) }
  private var share: Double { falseAlarm / comparisons }

  /// The letters from which on a letter that never comes is too rare.
  package var neededLetters: Int {
    Int((naturalLogarithm(share) / logarithmOfOnePlus(-1 / Double(alphabet.size))).rounded(.up))
  }

  /// The counts at and beyond which a letter is too rare or too frequent.
  ///
  /// - Returns: For 65 letters and 1e-12, 65,536 letters: at most 775 or at least 1,261.
  package func limits(letters: Int) -> (tooLow: Int?, tooHigh: Int?) {
    let binomial = BinomialDistribution(
      trials: letters, probability: 1 / Double(alphabet.size))
    return (
      binomial.largestCountTooLow(chance: share), binomial.smallestCountTooHigh(chance: share)
    )
  }

  /// The chance of noticing a letter that comes at `rate` of what the others come at, below 1.
  private func power(rate: Double, letters: Int) -> Double {
    let limit = BinomialDistribution(trials: letters, probability: 1 / Double(alphabet.size))
      .largestCountTooLow(chance: share)
    guard let limit else { return 0 }
    let own = BinomialDistribution(trials: letters, probability: rate / Double(alphabet.size))
    return exponential(own.logLowerTail(limit))
  }

  /// The greatest rate, in hundredths of the others', of one letter that would be noticed.
  ///
  /// - Parameters:
  ///   - letters: How many are counted.
  ///   - wanted: The chance of noticing it.
  /// - Returns: `nil` where only a letter that never comes would be.
  package func noticedPercent(letters: Int, wanted: Double) -> Int? {
    var (noticed, missed) = (0, 100)
    while missed - noticed > 1 {
      let middle = (noticed + missed) / 2
      let isNoticed = power(rate: Double(middle) / 100, letters: letters) >= wanted
      if isNoticed { noticed = middle } else { missed = middle }
    }
    return noticed > 0 ? noticed : nil
  }

  /// The letters that show one letter at `percent` hundredths of the others' rate, to within 1 %.
  package func neededLetters(percent: Int, wanted: Double) -> Int {
    let rate = Double(percent) / 100
    var (few, enough) = (neededLetters / 2, neededLetters)
    while power(rate: rate, letters: enough) < wanted { (few, enough) = (enough, enough * 2) }
    while enough - few > enough / 100 {
      let middle = few + (enough - few) / 2
      if power(rate: rate, letters: middle) < wanted { few = middle } else { enough = middle }
    }
    return enough
  }

  /// Judges the counts of all letters.
  ///
  /// - Parameters:
  ///   - counts: One count for each letter of the alphabet.
  ///   - showsPower: Whether the result says what it would detect, which takes longest.
  package func judge(_ counts: [Int], showsPower: Bool = true) -> LetterTestResult {
    let letters = counts.reduce(0, +)
    let binomial = BinomialDistribution(
      trials: letters, probability: 1 / Double(alphabet.size))
    var found: [(logTail: Double, letter: Int)] = []
    var smallest = 0.0
    let limit = naturalLogarithm(share)
    for (letter, count) in counts.enumerated() {
      let logTail = min(binomial.logLowerTail(count), binomial.logUpperTail(count))
      smallest = min(smallest, logTail)
      if logTail <= limit { found.append((logTail, letter)) }
    }
    found.sort { ($0.logTail, $0.letter) < ($1.logTail, $1.letter) }
    let verdict: LetterTestResult.Verdict
    if !found.isEmpty {
      verdict = .fail(
        found.map { entry in
          .letterRate(
            NamedLetters([entry.letter], in: alphabet), count: counts[entry.letter],
            expected: binomial.mean, letters: letters)
        })
    } else if letters < neededLetters {
      verdict = .insufficientData(needed: neededLetters)
    } else {
      verdict = .pass
    }
    return LetterTestResult(
      test: .letterRates, verdict: verdict, falseAlarm: falseAlarm,
      logP: min(0, smallest + naturalLogarithm(comparisons)), letters: letters,
      detects: (showsPower ? LetterAlternative.yardsticks(size: alphabet.size) : []).map {
        alternative in
        DetectionPower(
          defect: "\(alternative.shape)", letters: letters,
          power: power(letters: letters, alternative: alternative))
      })
  }

  /// The p-value of one letter's own count, corrected for all comparisons, as text.
  package func pText(count: Int, letters: Int) -> String {
    let binomial = BinomialDistribution(
      trials: letters, probability: 1 / Double(alphabet.size))
    let logTail = min(binomial.logLowerTail(count), binomial.logUpperTail(count))
    return NumberText.probability(logarithm: min(0, logTail + naturalLogarithm(comparisons)))
  }

  /// A lower bound on the chance of failing a generator with the alternative's rates.
  ///
  /// The counts of a multinomial draw are negatively associated (Joag-Dev and Proschan, 1983), so
  /// the chance that no letter falls below its limit is at most the product over the letters; the
  /// same holds above. The better side counts.
  package func power(letters: Int, alternative: LetterAlternative) -> Double {
    let limits = limits(letters: letters)
    var logNoneLow = 0.0
    var logNoneHigh = 0.0
    for (rate, multiplicity) in alternative.distinctRates {
      let times = Double(multiplicity)
      if rate <= 0 {
        if limits.tooLow != nil { return 1 }
        continue
      }
      if rate >= 1 { return limits.tooHigh == nil ? 0 : 1 }
      let binomial = BinomialDistribution(trials: letters, probability: rate)
      if let low = limits.tooLow {
        logNoneLow += times * logarithmOfComplement(binomial.logLowerTail(low))
      }
      if let high = limits.tooHigh {
        logNoneHigh += times * logarithmOfComplement(binomial.logUpperTail(high))
      }
    }
    return -exponentialMinusOne(min(logNoneLow, logNoneHigh))
  }
}
