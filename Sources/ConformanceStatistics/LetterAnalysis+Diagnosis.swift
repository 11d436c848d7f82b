extension LetterAnalysis {
  /// The defect that explains the failures best; nothing if no test failed.
  ///
  /// A repeat and a stuck position are causes of everything else, so they come first. A
  /// catalogued generator comes next if it leaves nothing unexplained; then what each test saw,
  /// from the most particular test to the most general.
  package var likelyDefect: LetterDefect? {
    if let repeated = firstDefect(of: .repeats) { return repeated }
    let evidence = firstDefect(of: .evidence)
    if case .stuckPosition = evidence { return evidence }
    if let stuck = firstDefect(of: .positions), case .stuckPosition = stuck { return stuck }
    if case .shape(let shape, _, _) = evidence {
      guard case .missing = shape else { return evidence }
      return firstDefect(of: .coverage) ?? evidence
    }
    let order: [LetterTest] = [
      .successiveNonces, .neighbours, .pairs, .evenness, .coverage, .suffixRates, .letterRates,
      .positions, .evidence,
    ]
    let seen = order.compactMap { test in firstDefect(of: test) }
    return seen.first
  }

  private func firstDefect(of test: LetterTest) -> LetterDefect? {
    for result in results where result.test == test {
      if case .fail(let defects) = result.verdict { return defects.first }
    }
    return nil
  }
}

extension LetterAlternative {
  /// Whether the counts are what this alternative would give, up to chance.
  ///
  /// Twice the logarithm that the best-fitting rates gain over it is about chi-square with k-1
  /// degrees of freedom (Wilks, 1938); six standard deviations are allowed. This decides only
  /// which name a proven defect gets, never a verdict, so an approximation is good enough.
  func explains(_ counts: [Int]) -> Bool {
    let total = Double(counts.reduce(0, +))
    var deviance = 0.0
    for (count, rate) in zip(counts, rates) where count > 0 {
      guard rate > 0 else { return false }
      deviance += 2 * Double(count) * naturalLogarithm(Double(count) / (total * rate))
    }
    let freedom = Double(counts.count - 1)
    return deviance <= freedom + 6 * (2 * freedom).squareRoot() + 6
  }
}
