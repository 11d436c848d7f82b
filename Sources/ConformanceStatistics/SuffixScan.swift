/// The last letters of the alphabet come as often as the first: the trace of a modulus.
///
/// A modulus that does not divide its source favours the first letters, at an unknown place. All
/// k-1 suffixes are tested on both sides by exact binomial tests: 2·(k-1) comparisons (Bonferroni).
package struct SuffixScan: Sendable {
  package let alphabet: LetterAlphabet
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double

  package init(alphabet: LetterAlphabet, falseAlarm: Double) {
    self.alphabet = alphabet
    self.falseAlarm = falseAlarm
  }

  private var comparisons: Double { 2 * Double(alphabet.size - 1) }
  private var share: Double { falseAlarm / comparisons }

  /// The letters from which on a last letter that never comes is too rare.
  package var neededLetters: Int {
    Int((naturalLogarithm(share) / logarithmOfOnePlus(-1 / Double(alphabet.size))).rounded(.up))
  }

  /// Judges the counts of all letters, in the order of the alphabet.
  ///
  /// - Parameters:
  ///   - counts: One count for each letter.
  ///   - showsPower: Whether the result says what it would detect, which takes longest.
  package func judge(_ counts: [Int], showsPower: Bool = true) -> LetterTestResult {
    let letters = counts.reduce(0, +)
    var best = (logTail: 0.0, length: 1)
    var sum = 0
    for length in 1..<alphabet.size {
      sum += counts[alphabet.size - length]
      let binomial = distribution(letters: letters, length: length)
      let logTail = min(binomial.logLowerTail(sum), binomial.logUpperTail(sum))
      if logTail < best.logTail { best = (logTail, length) }
    }
    let verdict: LetterTestResult.Verdict
    if best.logTail <= naturalLogarithm(share) {
      verdict = .fail([diagnose(counts, length: best.length)])
    } else if letters < neededLetters {
      verdict = .insufficientData(needed: neededLetters)
    } else {
      verdict = .pass
    }
    return LetterTestResult(
      test: .suffixRates, verdict: verdict, falseAlarm: falseAlarm,
      logP: min(0, best.logTail + naturalLogarithm(comparisons)), letters: letters,
      detects: (showsPower ? LetterAlternative.yardsticks(size: alphabet.size) : []).map {
        alternative in
        DetectionPower(
          defect: "\(alternative.shape)", letters: letters,
          power: power(letters: letters, alternative: alternative))
      })
  }

  /// A lower bound on the chance of failing a generator with the alternative's rates: that of the
  /// most telling suffix alone, the one furthest from its mean in standard deviations.
  package func power(letters: Int, alternative: LetterAlternative) -> Double {
    var most = (distance: 0.0, length: 0, rate: 0.0)
    var rate = 0.0
    for length in 1..<alphabet.size {
      rate += alternative.rates[alphabet.size - length]
      let fair = distribution(letters: letters, length: length)
      if rate <= 0 {
        if fair.logLowerTail(0) <= naturalLogarithm(share) { return 1 }
        continue
      }
      guard rate < 1 else { continue }
      let p = fair.probability
      let distance = (rate - p).magnitude / (p * (1 - p)).squareRoot()
      if distance > most.distance { most = (distance, length, rate) }
    }
    guard most.length > 0 else { return 0 }
    let fair = distribution(letters: letters, length: most.length)
    let real = BinomialDistribution(trials: letters, probability: most.rate)
    if most.rate < fair.probability {
      guard let limit = fair.largestCountTooLow(chance: share) else { return 0 }
      return exponential(real.logLowerTail(limit))
    }
    guard let limit = fair.smallestCountTooHigh(chance: share) else { return 0 }
    return exponential(real.logUpperTail(limit))
  }

  private func distribution(letters: Int, length: Int) -> BinomialDistribution {
    BinomialDistribution(
      trials: letters, probability: Double(length) / Double(alphabet.size))
  }

  /// Names the suffix, and the modulus that explains the counts as well as a free rate does.
  private func diagnose(_ counts: [Int], length: Int) -> LetterDefect {
    let size = alphabet.size
    let inside = counts[(size - length)...].reduce(0, +)
    let outside = counts.reduce(0, +) - inside
    let free = LetterAlternative(
      .prefix(size - length),
      weights: (0..<size).map { $0 < size - length ? outside * length : inside * (size - length) })
    // A free rate and a free length fit better than the truth by about one unit of logarithm each.
    var best = (gain: free.logLikelihoodRatio(counts) - 4, source: 0)
    for source in LetterCatalogue.moduloSources(size: size) {
      let gain = LetterAlternative.modulo(source: source, size: size).logLikelihoodRatio(counts)
      if gain > best.gain { best = (gain, source) }
    }
    guard best.source > 0 else {
      let rate = Double(inside) / Double(length) / (Double(outside) / Double(size - length))
      return .suffixRate(
        NamedLetters(size - length..<size, in: alphabet), rate: RateRatio(rate), likely: nil)
    }
    let quotient = Double(best.source / size)
    return .suffixRate(
      NamedLetters(best.source % size..<size, in: alphabet),
      rate: RateRatio(quotient / (quotient + 1)),
      likely: .modulo(source: best.source, modulus: size))
  }
}
