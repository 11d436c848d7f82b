extension BinomialDistribution {
  /// The largest count so low that it happens with a chance of at most `chance`.
  ///
  /// - Parameter chance: The allowed chance of a false alarm on this side alone.
  /// - Returns: Nothing when even 0 successes are likelier than `chance`: no low count is
  ///   evidence yet.
  /// - Complexity: O(log trials) tails.
  package func largestCountTooLow(chance: Double) -> Int? {
    let limit = naturalLogarithm(chance)
    guard logLowerTail(0) <= limit else { return nil }
    var low = 0
    var high = Int(mean) + 1
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if logLowerTail(middle) <= limit { low = middle } else { high = middle }
    }
    return low
  }

  /// The smallest count so high that it happens with a chance of at most `chance`.
  ///
  /// - Parameter chance: The allowed chance of a false alarm on this side alone.
  /// - Returns: Nothing when even a success in every trial is likelier than `chance`.
  /// - Complexity: O(log trials) tails.
  package func smallestCountTooHigh(chance: Double) -> Int? {
    let limit = naturalLogarithm(chance)
    guard trials > 0 && logUpperTail(trials) <= limit else { return nil }
    var low = Int(mean)
    var high = trials
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if logUpperTail(middle) <= limit { high = middle } else { low = middle }
    }
    return high
  }
}
