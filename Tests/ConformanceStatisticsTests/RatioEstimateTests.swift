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

  @Test func `a quotient has the errors of both, as squares of logarithms`() {
    let subject = RatioEstimate(estimate: 3, lower: 2.7, upper: 3.3)
    let exact = subject.divided(by: .init(ratios: [2]))
    #expect(abs(exact.lower - 1.35) < 1e-12 && abs(exact.upper - 1.65) < 1e-12)
    // Where both may be 1.1 times less or more, the quotient may be 1.1 to the power of √2.
    let both = RatioEstimate(estimate: 1, lower: 1 / 1.1, upper: 1.1)
    let quotient = both.divided(by: both)
    #expect(quotient.estimate == 1)
    #expect(abs(quotient.upper - 1.144_295) < 1e-6 && abs(quotient.lower - 1 / 1.144_295) < 1e-6)
  }

  /// The ratios of launches as they are on a machine where one process in six is 16 % dearer, on
  /// either side, and the others differ by about a hundredth.
  private func launches(_ count: Int, _ ratio: Double, _ generator: inout SampleGenerator)
    -> [Double]
  {
    (0..<count).map { _ in
      let hundredth = (0..<3).reduce(-0.03) { sum, _ in
        sum + Double.random(in: 0..<0.02, using: &generator)
      }
      func side() -> Double { Int.random(in: 0..<6, using: &generator) == 0 ? 1.16 : 1 }
      return ratio * (1 + hundredth) * side() / side()
    }
  }

  @Test func `two measurements of the same seem to differ in under one of a hundred`() {
    var generator = SampleGenerator(seed: 1)
    var missed = 0
    for _ in 0..<4_000 {
      let now = RatioEstimate(ratios: launches(40, 2, &generator))
      let before = RatioEstimate(ratios: launches(40, 2, &generator))
      if now.divided(by: before).place(against: 1) == .beyond { missed += 1 }
    }
    // One end of the interval: half of 1 %, and 4 standard errors of that.
    #expect(missed <= 38)
  }

  @Test func `of two measurements a tenth apart the dearer is told, and never of the same`() {
    var generator = SampleGenerator(seed: 2)
    var told = 0
    for _ in 0..<500 {
      let before = RatioEstimate(ratios: launches(80, 2, &generator), looks: 4)
      func isTold(_ ratio: Double) -> Bool {
        let now = RatioEstimate(ratios: launches(120, ratio, &generator), looks: 3)
        return now.divided(by: before).place(against: 1.1.squareRoot()) == .beyond
      }
      #expect(!isTold(2))
      if isTold(2.2) { told += 1 }
    }
    #expect(told >= 495)
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 2.0), (0.5, 3.0), (0.9, 4.6), (1.0, 5.0)])
  func `quantiles are interpolated between neighbours`(share: Double, value: Double) {
    #expect(abs([1.0, 2, 3, 4, 5].sortedQuantile(share) - value) < 1e-12)
  }
}
