import Testing

@testable import ConformanceStatistics

@Suite struct RatioEstimateTests {
  @Test func `equal rounds leave no doubt`() {
    let estimate = RatioEstimate(ratios: Array(repeating: 1.25, count: 30))
    #expect(estimate.estimate == 1.25)
    #expect(estimate.lower == 1.25)
    #expect(estimate.upper == 1.25)
  }

  @Test func `rounds that another process disturbed do not move the estimate`() {
    let quiet = (0..<24).map { 1 + 0.001 * Double($0 % 5) }
    let disturbed = quiet + [9, 15, 40]
    let estimate = RatioEstimate(ratios: disturbed)
    #expect(estimate.estimate == 1.002)
    #expect(estimate.upper <= 1.004)
  }

  @Test func `the same launches give the same interval, in whatever order`() {
    let rounds = (0..<30).map { 1 + Double($0 * 7 % 30) / 100 }
    #expect(
      RatioEstimate(ratios: rounds) == RatioEstimate(ratios: rounds.reversed()))
  }

  @Test func `the interval of the median of 100 has the ends of the tables`() {
    // Conover, "Practical Nonparametric Statistics", 3rd edition, 1999, section 3.2: with 99 % the
    // median of 100 lies from the 37th to the 64th (binomial, n = 100, p = 1/2).
    let estimate = RatioEstimate(ratios: (1...100).map(Double.init))
    #expect(estimate.estimate == 50.5)
    #expect([estimate.lower, estimate.upper] == [37, 64])
  }

  @Test(arguments: [
    (7, 1, 1), (8, 1, 1), (11, 1, 1), (12, 1, 2), (40, 1, 12), (40, 3, 11), (80, 3, 27),
    (120, 3, 44), (4_000, 1, 1_919),
  ])
  func `the interval begins at the launch that the binomial distribution gives`(
    count: Int, looks: Int, place: Int
  ) {
    let estimate = RatioEstimate(ratios: (1...count).map(Double.init), looks: looks)
    #expect(estimate.lower == Double(place))
    #expect(estimate.upper == Double(count + 1 - place))
  }

  @Test func `one round is its own estimate`() {
    let estimate = RatioEstimate(ratios: [2])
    #expect([estimate.lower, estimate.estimate, estimate.upper] == [2, 2, 2])
  }

  @Test(arguments: [
    (0.5, RatioEstimate.Place.beyond), (1.0, .undecided), (1.5, .undecided), (1.99, .undecided),
    (2.0, .within), (3.0, .within),
  ])
  func `an interval from 1 to 2 lies within, beyond or around a limit`(
    limit: Double, place: RatioEstimate.Place
  ) {
    // So few that the interval holds them all.
    let estimate = RatioEstimate(ratios: [1, 2])
    #expect(estimate.lower == 1 && estimate.upper == 2)
    #expect(estimate.place(against: limit) == place)
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 2.0), (0.5, 3.0), (0.9, 4.6), (1.0, 5.0)])
  func `quantiles are interpolated between neighbours`(share: Double, value: Double) {
    #expect(abs([1.0, 2, 3, 4, 5].sortedQuantile(share) - value) < 1e-12)
  }
}
