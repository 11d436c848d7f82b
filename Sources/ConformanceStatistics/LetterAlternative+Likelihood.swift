extension LetterAlternative {
  /// The logarithm of how much likelier the counts are under this alternative than under a
  /// uniform draw; minus infinity when a letter occurred that it never draws.
  package func logLikelihoodRatio(_ counts: [Int]) -> Double {
    let size = Double(rates.count)
    var sum = 0.0
    for (count, rate) in zip(counts, rates) where count > 0 {
      sum += Double(count) * naturalLogarithm(rate * size)
    }
    return sum
  }
}
