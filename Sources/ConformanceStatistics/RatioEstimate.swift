/// A ratio of two costs, from launches in which both were measured side by side.
///
/// The median of the launches' ratios, because one that another process disturbed says nothing
/// about either side; its interval by the percentile bootstrap (B. Efron, "Bootstrap methods:
/// another look at the jackknife", Annals of Statistics 7(1), 1979; Efron and Tibshirani, "An
/// Introduction to the Bootstrap", 1993, section 13.3), which assumes nothing about the shape of
/// the noise.
package struct RatioEstimate: Hashable, Sendable {
  /// How sure the interval is.
  package static let level = 0.99
  /// Samples drawn from the launches. At this level 10 lie beyond either end: enough to place it.
  package static let resamples = 2_000

  /// The median of the launches' ratios.
  package let estimate: Double
  /// The lower end of the interval.
  package let lower: Double
  /// The upper end of the interval.
  package let upper: Double

  /// - Parameters:
  ///   - ratios: One a launch; positive and at least one.
  ///   - seed: What the bootstrap draws from: the same launches give the same interval.
  /// - Complexity: O(``resamples`` · n log n) for n launches.
  package init(ratios: [Double], seed: UInt64) {
    precondition(!ratios.isEmpty, "an estimate needs at least one launch")
    let sorted = ratios.sorted()
    var random = SplitMix64(state: seed)
    var medians: [Double] = []
    medians.reserveCapacity(Self.resamples)
    var sample = sorted
    for _ in 0..<Self.resamples {
      for index in sample.indices { sample[index] = sorted[random.next(below: sorted.count)] }
      sample.sort()
      medians.append(sample.sortedQuantile(0.5))
    }
    medians.sort()
    estimate = sorted.sortedQuantile(0.5)
    lower = medians.sortedQuantile((1 - Self.level) / 2)
    upper = medians.sortedQuantile((1 + Self.level) / 2)
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

/// The generator of G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number
/// Generators" (OOPSLA 2014), figure 17: fast, and good enough to choose launches.
private struct SplitMix64 {
  var state: UInt64

  mutating func next(below count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
    // The bias of the high half is below 2^-50 for as few as a hundred launches.
    return Int((z ^ (z &>> 31)).multipliedFullWidth(by: UInt64(count)).high)
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
