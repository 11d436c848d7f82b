extension LetterEvidence {
  /// The letters after which a missing letter is certain to be noticed.
  ///
  /// Every letter that does come has the same ratio then, so nothing is left to chance.
  package var neededLetters: Int {
    let missing = LetterAlternative.missing([alphabet.size - 1], of: alphabet.size)
    guard let index = index(of: missing), let growth = logRatios(at: index).first, growth > 0
    else { return .max }
    return Int((logThreshold(at: index) / growth).rounded(.up))
  }

  /// Whether the evidence has ever sufficed: more letters cannot change the verdict.
  package var hasDecided: Bool { peak.logEvidence >= -naturalLogarithm(falseAlarm) }

  /// The conclusion from all letters so far; once failed, it stays so.
  package var result: LetterTestResult {
    let letters = letters
    let verdict: LetterTestResult.Verdict
    if hasDecided {
      verdict = .fail([leadingDefect])
    } else if letters < neededLetters {
      verdict = .insufficientData(needed: neededLetters)
    } else {
      verdict = .pass
    }
    return LetterTestResult(
      test: .evidence, verdict: verdict, falseAlarm: falseAlarm,
      logP: min(0, -peak.logEvidence), letters: letters,
      detects: LetterAlternative.yardsticks(size: alphabet.size).map { alternative in
        DetectionPower(
          defect: "\(alternative.shape)", letters: letters,
          power: power(letters: letters, alternative: alternative))
      })
  }

  /// The alternative with most weight when the evidence was greatest; nothing where that is a
  /// stuck position.
  package var leadingAlternative: LetterAlternative? {
    peak.leader < catalogue.count ? catalogue[peak.leader] : nil
  }

  /// The alternative with most weight, as a defect.
  ///
  /// Evidence against a uniform draw is not proof of the alternative: where that leaves something
  /// unexplained, the defect says so.
  package var leadingDefect: LetterDefect {
    guard let alternative = leadingAlternative else { return leadingPosition }
    guard alternative.explains(totals) else { return .unnamed(closest: alternative.shape) }
    let affected: [Int]
    switch alternative.shape {
    case .missing(let missing, _): affected = missing
    case .doubled(let letter, _): affected = [letter]
    case .modulo(let source, let modulus): affected = Array(source % modulus..<modulus)
    default: affected = alternative.rates.indices.filter { alternative.rates[$0] == 0 }
    }
    return .shape(
      alternative.shape, NamedLetters(affected, in: alphabet), alphabetSize: alphabet.size)
  }

  private var leadingPosition: LetterDefect {
    let cell = peak.leader - catalogue.count
    let (position, letter) = cell.quotientAndRemainder(dividingBy: alphabet.size)
    let letters = NamedLetters([letter], in: alphabet)
    let all = cells[position * alphabet.size..<(position + 1) * alphabet.size].reduce(0, +)
    guard cells[cell] < all else { return .stuckPosition(position, letters, nonces: all) }
    return .positionRate(
      position, letters, count: cells[cell], expected: Double(all) / Double(alphabet.size))
  }

  /// A lower bound on the chance of having failed a generator with the alternative's rates.
  ///
  /// Only the alternative's own likelihood ratio counts. With two different ratios the bound is an
  /// exact binomial tail; with more it is Cantelli's one-sided inequality.
  ///
  /// - Returns: 0 for an alternative that is not in the catalogue.
  package func power(letters: Int, alternative: LetterAlternative) -> Double {
    guard letters > 0, let index = index(of: alternative) else { return 0 }
    let ratios = logRatios(at: index)
    let logThreshold = logThreshold(at: index)
    var groups: [(ratio: Double, rate: Double)] = []
    for (ratio, rate) in zip(ratios, alternative.rates) where rate > 0 {
      if let group = groups.firstIndex(where: { $0.ratio == ratio }) {
        groups[group].rate += rate
      } else {
        groups.append((ratio, rate))
      }
    }
    let n = Double(letters)
    groups.sort { $0.ratio < $1.ratio }
    guard groups.count > 1 else { return n * groups[0].ratio >= logThreshold ? 1 : 0 }
    if groups.count == 2 {
      // n·high - rare·(high - low) ≥ threshold.
      let spread = groups[1].ratio - groups[0].ratio
      let mostRare = ((n * groups[1].ratio - logThreshold) / spread).rounded(.down)
      guard mostRare >= 0 else { return 0 }
      if mostRare >= n { return 1 }
      let rare = BinomialDistribution(trials: letters, probability: groups[0].rate)
      return exponential(rare.logLowerTail(Int(mostRare)))
    }
    let mean = groups.reduce(0) { $0 + $1.rate * $1.ratio }
    let square = groups.reduce(0) { $0 + $1.rate * $1.ratio * $1.ratio }
    let variance = n * (square - mean * mean)
    let margin = n * mean - logThreshold
    return margin <= 0 ? 0 : margin * margin / (variance + margin * margin)
  }
}
