/// The number of successes in independent trials, with tails that stay exact far below 1e-300.
///
/// Masses follow Loader, "Fast and Accurate Computation of Binomial Probabilities" (2000): the
/// saddle-point expansion has no large terms that cancel, so no logarithm of a gamma function is
/// needed. Two changes raise the accuracy: `trials × probability` is carried with its rounding
/// error, and the deviance series is used up to a ratio of three. Tails are sums of positive terms.
///
/// Against 50-digit arithmetic the relative error of a tail is below 1e-12 for tails down to
/// 1e-300 and up to 1e9 trials (`Tests/ConformanceStatisticsTests/Grid`).
package struct BinomialDistribution: Sendable, Equatable {
  /// The number of trials, at least 0.
  package let trials: Int
  /// The chance of a success in each trial, above 0 and below 1.
  package let probability: Double

  package init(trials: Int, probability: Double) {
    precondition(trials >= 0, "A binomial distribution needs 0 or more trials.")
    precondition(
      probability > 0 && probability < 1, "A binomial probability lies between 0 and 1.")
    self.trials = trials
    self.probability = probability
  }

  /// The expected number of successes.
  package var mean: Double { Double(trials) * probability }

  /// The natural logarithm of the chance of exactly `count` successes.
  package func logMass(_ count: Int) -> Double {
    guard count >= 0 && count <= trials else { return -.infinity }
    let n = Double(trials)
    if count == 0 { return n * logarithmOfOnePlus(-probability) }
    if count == trials { return n * naturalLogarithm(probability) }
    let x = Double(count)
    let y = Double(trials - count)
    // n·p and n·q as unevaluated sums: a rounded mean costs (x - np)·2⁻⁵³ in the exponent.
    let successes = n * probability
    let successesError = (-successes).addingProduct(n, probability)
    let complement = 1 - probability
    let complementError = (1 - complement) - probability
    let failures = n * complement
    let failuresError = (-failures).addingProduct(n, complement) + n * complementError
    let exponent =
      Self.deviance(x, mean: successes, meanError: successesError)
      + Self.deviance(y, mean: failures, meanError: failuresError)
    let correction =
      Self.stirlingError(trials) - Self.stirlingError(count) - Self.stirlingError(trials - count)
    return (correction + 0.5 * naturalLogarithm(n / (2 * Double.pi * x * y))) - exponent
  }

  /// The natural logarithm of the chance of `count` successes or fewer.
  ///
  /// - Complexity: About 8 standard deviations of steps near the mean, fewer in the tail.
  package func logLowerTail(_ count: Int) -> Double {
    if count < 0 { return -.infinity }
    if count >= trials { return 0 }
    if Double(count) > mean { return logarithmOfComplement(sumUpwards(from: count + 1)) }
    return sumDownwards(from: count)
  }

  /// The natural logarithm of the chance of `count` successes or more.
  ///
  /// - Complexity: About 8 standard deviations of steps near the mean, fewer in the tail.
  package func logUpperTail(_ count: Int) -> Double {
    if count <= 0 { return 0 }
    if count > trials { return -.infinity }
    if Double(count) < mean { return logarithmOfComplement(sumDownwards(from: count - 1)) }
    return sumUpwards(from: count)
  }

  private func sumDownwards(from count: Int) -> Double {
    let odds = (1 - probability) / probability
    var term = 1.0
    var sum = 1.0
    var x = Double(count)
    var failures = Double(trials - count + 1)
    while x >= 1 {
      term *= x * odds / failures
      sum += term
      if term < sum * 1e-18 { break }
      x -= 1
      failures += 1
    }
    return logMass(count) + naturalLogarithm(sum)
  }

  private func sumUpwards(from count: Int) -> Double {
    let odds = probability / (1 - probability)
    var term = 1.0
    var sum = 1.0
    var next = Double(count + 1)
    var failures = Double(trials - count)
    while failures >= 1 {
      term *= failures * odds / next
      sum += term
      if term < sum * 1e-18 { break }
      next += 1
      failures -= 1
    }
    return logMass(count) + naturalLogarithm(sum)
  }

  /// Loader's `bd0`: `x·log(x/mean) + mean - x`, the exponent's share of one outcome.
  private static func deviance(_ x: Double, mean: Double, meanError: Double) -> Double {
    let difference = (x - mean) - meanError
    let ratio = difference / (x + mean)
    guard ratio.magnitude < 0.5 else {
      return x * (naturalLogarithm(x / mean) - meanError / mean) - difference
    }
    var sum = difference * ratio
    var power = 2 * x * ratio
    let square = ratio * ratio
    var divisor = 3.0
    while true {
      power *= square
      let next = sum + power / divisor
      if next == sum { return next }
      sum = next
      divisor += 2
    }
  }

  /// `log(n!) - log(√(2πn)·(n/e)ⁿ)`: exact values to 15, then Stirling's series (error < 2e-18).
  static func stirlingError(_ count: Int) -> Double {
    if count < exactStirlingErrors.count { return exactStirlingErrors[count] }
    let n = Double(count)
    let s = 1 / (n * n)
    let tail = 1.0 / 1680 - s * (1.0 / 1188 - s * (691.0 / 360_360))
    return (1.0 / 12 - s * (1.0 / 360 - s * (1.0 / 1260 - s * tail))) / n
  }

  /// Computed with 40 digits; entry 0 is never used, because 0 successes have a closed form.
  private static let exactStirlingErrors: [Double] = [
    0, 0.0810614667953272582, 0.0413406959554092941, 0.0276779256849983391,
    0.0207906721037650931, 0.0166446911898211922, 0.013876128823070748, 0.0118967099458917701,
    0.0104112652619720965, 0.00925546218271273292, 0.00833056343336287126, 0.00757367548795184079,
    0.00694284010720952987, 0.00640899418800420707, 0.00595137011275884774, 0.00555473355196280137,
  ]
}
