/// Letters are not spread more evenly than chance would: they are drawn, not dealt from a deck.
///
/// The statistic is `s = Σ (cᵢ - n/k)²`. The chance of one so small is bounded, not approximated:
/// 1. Counts of `n` uniform letters are independent Poisson counts of mean n/k, given that they
///    add up to `n`. So P(s small) ≤ P(Poisson: s small) / P(Poisson(n) = n), and the divisor is
///    at least `exp(-1/12n)/√(2πn)` (Stirling's bound).
/// 2. For independent counts Chernoff's bound holds for every t > 0:
///    P(s ≤ S) ≤ exp(t·S)·(E exp(-t·(C - n/k)²))ᵏ, the expectation summed exactly.
/// The smallest such bound over `t` is the p-value.
package struct EvennessTest: Sendable {
  package let alphabet: LetterAlphabet
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double

  package init(alphabet: LetterAlphabet, falseAlarm: Double) {
    self.alphabet = alphabet
    self.falseAlarm = falseAlarm
  }

  package func judge(_ counts: [Int]) -> LetterTestResult {
    let letters = counts.reduce(0, +)
    let mean = Double(letters) / Double(alphabet.size)
    let sum = counts.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    let logP = logBound(sum: sum, letters: letters)
    let decides = findsDeck(letters: letters)
    let verdict: LetterTestResult.Verdict
    if logP <= naturalLogarithm(falseAlarm) {
      let expected = Double(letters) * (1 - 1 / Double(alphabet.size))
      verdict = .fail([.tooEven(sum: sum, expected: expected)])
    } else {
      verdict = decides ? .pass : .insufficientData(needed: neededLetters)
    }
    return LetterTestResult(
      test: .evenness, verdict: verdict, falseAlarm: falseAlarm, logP: logP, letters: letters,
      detects: [
        DetectionPower(
          defect: "letters dealt from one shuffled deck after another", letters: letters,
          power: decides ? 1 : 0)
      ])
  }

  /// Whether letters dealt from full decks are certain to be noticed.
  ///
  /// After whole decks and `r` letters more the statistic is r·(1 - r/k), at most k/4.
  package func findsDeck(letters: Int) -> Bool {
    logBound(sum: Double(alphabet.size) / 4, letters: letters) <= naturalLogarithm(falseAlarm)
  }

  /// The letters from which on a deck is certain to be noticed.
  ///
  /// The bound falls like n^-((k-1)/2): for 2 or 3 letters no sample is large enough in practice.
  /// Beyond 2²⁰ letters the number is extrapolated by that power, at most `Int.max`.
  package var neededLetters: Int {
    let most = 1 << 20
    var high = alphabet.size
    while high < most && !findsDeck(letters: high) { high = min(most, high * 2) }
    guard findsDeck(letters: high) else { return extrapolatedNeed(from: most) }
    var low = high / 2
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if findsDeck(letters: middle) { high = middle } else { low = middle }
    }
    return high
  }

  private func extrapolatedNeed(from letters: Int) -> Int {
    let excess =
      logBound(sum: Double(alphabet.size) / 4, letters: letters) - naturalLogarithm(falseAlarm)
    let need = Double(letters) * exponential(2 * excess / Double(alphabet.size - 1))
    return need < 9e18 ? Int(need) : .max
  }

  /// The natural logarithm of the bound on the chance of a statistic of `sum` or less.
  ///
  /// - Complexity: O(√(letters / k)) for each of about 40 values of t.
  package func logBound(sum: Double, letters: Int) -> Double {
    let n = Double(letters)
    guard letters > 0, sum < n * (1 - 1 / Double(alphabet.size)) else { return 0 }
    let poisson = PoissonMasses(mean: n / Double(alphabet.size))
    let condition = 0.5 * naturalLogarithm(2 * Double.pi * n) + 1 / (12 * n)
    func bound(_ logT: Double) -> Double {
      let t = exponential(logT)
      return t * sum + Double(alphabet.size) * poisson.logExpectation(ofSquares: t) + condition
    }
    // The bound is convex in t, so golden-section search (Kiefer, 1953) on log t finds the valley.
    let golden = 0.618_033_988_749_894_9
    var low = naturalLogarithm(1e-3 / (1 + poisson.mean))
    var high = naturalLogarithm(1e3)
    var left = high - golden * (high - low)
    var right = low + golden * (high - low)
    var (leftBound, rightBound) = (bound(left), bound(right))
    for _ in 0..<36 {
      if leftBound < rightBound {
        (high, right, rightBound) = (right, left, leftBound)
        left = high - golden * (high - low)
        leftBound = bound(left)
      } else {
        (low, left, leftBound) = (left, right, rightBound)
        right = low + golden * (high - low)
        rightBound = bound(right)
      }
    }
    return min(0, leftBound, rightBound)
  }
}

/// The chances of a Poisson count around its mean.
private struct PoissonMasses {
  let mean: Double
  private let first: Int
  private let masses: [Double]

  /// Keeps all masses above 1e-30 of the largest, and rounds what was cut off up to 1e-25.
  init(mean: Double) {
    self.mean = mean
    let mode = Int(mean)
    let m = Double(mode)
    let logMode =
      mode == 0
      ? -mean
      : m * naturalLogarithm(mean / m) + m - mean - BinomialDistribution.stirlingError(mode)
        - 0.5 * naturalLogarithm(2 * Double.pi * m)
    let peak = exponential(logMode)
    var below: [Double] = []
    var mass = peak
    var count = mode
    while count > 0 {
      mass *= Double(count) / mean
      if mass < peak * 1e-30 { break }
      below.append(mass)
      count -= 1
    }
    var above: [Double] = []
    mass = peak
    count = mode
    while true {
      count += 1
      mass *= mean / Double(count)
      if mass < peak * 1e-30 { break }
      above.append(mass)
    }
    first = mode - below.count
    masses = below.reversed() + [peak] + above
  }

  /// `log E exp(-t·(C - mean)²)`, never too small.
  func logExpectation(ofSquares t: Double) -> Double {
    var sum = 0.0
    for (offset, mass) in masses.enumerated() {
      let distance = Double(first + offset) - mean
      let exponent = t * distance * distance
      if exponent < 80 { sum += mass * exponential(-exponent) }
    }
    // exp(-80) for what was left out, and the rounding of the sum.
    return naturalLogarithm(sum * (1 + 1e-12) + 2e-35)
  }
}
