/// A ratio of two costs, from launches in which both were measured side by side.
///
/// The median of the launches' ratios, because one that another process disturbed says nothing
/// about either side. Its interval lies between two of the ratios, by their order: the number of
/// launches below the true median is binomial with p = 1/2, whatever the shape of the noise
/// (H. A. David and H. N. Nagaraja, "Order Statistics", 3rd edition, 2003, section 7.1).
package struct RatioEstimate: Hashable, Sendable {
  /// How often an interval may lie beside the true ratio, over all times that it is looked at.
  package static let risk = 0.01

  /// The median of the launches' ratios.
  package let estimate: Double
  /// The lower end of the interval.
  package let lower: Double
  /// The upper end of the interval.
  package let upper: Double

  /// - Parameters:
  ///   - ratios: One a launch; positive and at least one.
  ///   - looks: At how many numbers of launches the interval is looked at before one of them
  ///     decides: each has its share of ``risk`` (C. E. Bonferroni, 1936). Where the launches are too
  ///     few for that, the interval holds them all.
  /// - Complexity: O(n log n) for n launches.
  package init(ratios: [Double], looks: Int = 1) {
    precondition(!ratios.isEmpty, "an estimate needs at least one launch")
    let sorted = ratios.sorted()
    let left = Self.leftOut(of: ratios.count, risk: Self.risk / Double(looks))
    estimate = sorted.sortedQuantile(0.5)
    lower = sorted[left]
    upper = sorted[sorted.count - 1 - left]
  }

  /// A ratio that was estimated elsewhere.
  ///
  /// - Precondition: All are positive, and the estimate lies in its interval.
  package init(estimate: Double, lower: Double, upper: Double) {
    precondition(0 < lower && lower <= estimate && estimate <= upper, "ends on either side")
    (self.estimate, self.lower, self.upper) = (estimate, lower, upper)
  }

  /// How many times another ratio this one is.
  ///
  /// Each end has the errors of both sides that lead there, added as squares of logarithms (G. Y. Zou
  /// and A. Donner, "Construction of confidence limits about effect measures: a general approach",
  /// Statistics in Medicine 27, 2008, pages 1693-1702): each side was measured for itself, and seldom
  /// do both err to the same end.
  package func divided(by other: Self) -> Self {
    func error(_ own: Double, _ theirs: Double) -> Double {
      let (own, theirs) = (naturalLogarithm(own), naturalLogarithm(theirs))
      return exponential((own * own + theirs * theirs).squareRoot())
    }
    let quotient = estimate / other.estimate
    return .init(
      estimate: quotient,
      lower: quotient / error(estimate / lower, other.upper / other.estimate),
      upper: quotient * error(upper / estimate, other.estimate / other.lower))
  }

  /// Whether both ends of the interval are at most so many times away from the estimate.
  package func isWithin(factor: Double) -> Bool {
    upper <= estimate * factor && estimate <= lower * factor
  }

  /// How many of the least and of the greatest launches an interval leaves out: the most with which
  /// the true median lies beside it no more often than the risk.
  private static func leftOut(of count: Int, risk: Double) -> Int {
    let below = BinomialDistribution(trials: count, probability: 0.5)
    let bound = naturalLogarithm(risk / 2)
    // Left out k on either side, the interval misses where at most k launches lie below the median.
    return (1..<max(count / 2, 2)).first { below.logLowerTail($0) > bound }.map { $0 - 1 } ?? 0
  }

  /// Where the interval lies against a limit.
  package enum Place: Hashable, Sendable {
    /// All of it at or below the limit.
    case within
    /// All of it above the limit.
    case beyond
    /// The limit lies inside: more launches, or a quieter machine, would tell.
    case undecided
  }

  /// Where the interval lies against a limit.
  package func place(against limit: Double) -> Place {
    if lower > limit { return .beyond }
    return upper <= limit ? .within : .undecided
  }
}

extension [Double] {
  /// The quantile of sorted values, interpolated between neighbours (R's type 7).
  ///
  /// - Parameter share: 0 for the least, 0.5 for the median, 1 for the greatest.
  package func sortedQuantile(_ share: Double) -> Double {
    let place = share * Double(count - 1)
    let below = Int(place)
    guard below + 1 < count else { return self[count - 1] }
    let weight = place - Double(below)
    return self[below] * (1 - weight) + self[below + 1] * weight
  }
}
