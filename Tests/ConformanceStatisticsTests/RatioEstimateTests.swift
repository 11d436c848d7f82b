import Testing

@testable import ConformanceStatistics

@Suite struct RatioEstimateTests {
  @Test func `equal rounds leave no doubt`() {
    let estimate = RatioEstimate(ratios: Array(repeating: 1.25, count: 30), seed: 1)
    #expect(estimate.estimate == 1.25)
    #expect(estimate.lower == 1.25)
    #expect(estimate.upper == 1.25)
  }

  @Test func `rounds that another process disturbed do not move the estimate`() {
    let quiet = (0..<24).map { 1 + 0.001 * Double($0 % 5) }
    let disturbed = quiet + [9, 15, 40]
    let estimate = RatioEstimate(ratios: disturbed, seed: 1)
    #expect(estimate.estimate == 1.002)
    #expect(estimate.upper <= 1.004)
  }

  @Test func `the same launches give the same interval, in whatever order`() {
    let rounds = (0..<30).map { 1 + Double($0 * 7 % 30) / 100 }
    #expect(
      RatioEstimate(ratios: rounds, seed: 3) == RatioEstimate(ratios: rounds.reversed(), seed: 3))
  }

  @Test func `the interval of evenly spread rounds has the width that order statistics have`() {
    // The median of 100 even values lies between their 37th and 63rd with 99 %
    // (binomial, n = 100, p = 1/2).
    let rounds = (1...100).map(Double.init)
    let estimate = RatioEstimate(ratios: rounds, seed: 1)
    #expect(estimate.estimate == 50.5)
    #expect((36...39).contains(estimate.lower))
    #expect((62...65).contains(estimate.upper))
  }

  @Test func `one round is its own estimate`() {
    let estimate = RatioEstimate(ratios: [2], seed: 1)
    #expect([estimate.lower, estimate.estimate, estimate.upper] == [2, 2, 2])
  }

  @Test(arguments: [
    (0.5, RatioEstimate.Place.beyond), (1.0, .undecided), (1.5, .undecided), (1.99, .undecided),
    (2.0, .within), (3.0, .within),
  ])
  func `an interval from 1 to 2 lies within, beyond or around a limit`(
    limit: Double, place: RatioEstimate.Place
  ) {
    // Two values only: the bootstrap's medians reach both ends.
    let estimate = RatioEstimate(ratios: [1, 2], seed: 1)
    #expect(estimate.lower == 1 && estimate.upper == 2)
    #expect(estimate.place(against: limit) == place)
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 2.0), (0.5, 3.0), (0.9, 4.6), (1.0, 5.0)])
  func `quantiles are interpolated between neighbours`(share: Double, value: Double) {
    #expect(abs([1.0, 2, 3, 4, 5].sortedQuantile(share) - value) < 1e-12)
  }
}
