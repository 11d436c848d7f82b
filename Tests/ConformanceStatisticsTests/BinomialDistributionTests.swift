import Testing

@testable import ConformanceStatistics

@Suite struct BinomialDistributionTests {
  @Test func `tails agree with 60-digit arithmetic to 12 digits down to 1e-300`() {
    #expect(binomialGrid.count > 300)
    var worst = 0.0
    for row in binomialGrid {
      let binomial = BinomialDistribution(trials: row.trials, probability: row.probability)
      let value =
        row.isLower ? binomial.logLowerTail(row.count) : binomial.logUpperTail(row.count)
      // The difference of the logarithms is the relative error of the tail.
      let error = ((value - row.high) - row.low).magnitude
      worst = max(worst, error)
      #expect(error < 1e-12, "\(row)")
    }
    #expect(worst < 1e-12)
  }

  @Test func `the two tails around a count add up to certainty`() {
    let binomial = BinomialDistribution(trials: 2_080, probability: 1.0 / 65)
    for count in 0..<100 {
      let sum =
        exponential(binomial.logLowerTail(count)) + exponential(binomial.logUpperTail(count + 1))
      #expect((sum - 1).magnitude < 1e-13)
    }
  }

  @Test func `counts outside the trials have the chances 0 and 1`() {
    let binomial = BinomialDistribution(trials: 10, probability: 0.25)
    #expect(binomial.logLowerTail(-1) == -.infinity)
    #expect(binomial.logLowerTail(10) == 0)
    #expect(binomial.logUpperTail(0) == 0)
    #expect(binomial.logUpperTail(11) == -.infinity)
    #expect(binomial.logMass(11) == -.infinity)
  }

  @Test func `a limit is the last count within its chance`() throws {
    let binomial = BinomialDistribution(trials: 65_536, probability: 1.0 / 65)
    let chance = 1e-12 / 130
    let low = try #require(binomial.largestCountTooLow(chance: chance))
    let high = try #require(binomial.smallestCountTooHigh(chance: chance))
    #expect(exponential(binomial.logLowerTail(low)) <= chance)
    #expect(exponential(binomial.logLowerTail(low + 1)) > chance)
    #expect(exponential(binomial.logUpperTail(high)) <= chance)
    #expect(exponential(binomial.logUpperTail(high - 1)) > chance)
  }

  @Test func `too few trials have no limits`() {
    let binomial = BinomialDistribution(trials: 5, probability: 1.0 / 65)
    #expect(binomial.largestCountTooLow(chance: 1e-12) == nil)
    #expect(binomial.smallestCountTooHigh(chance: 1e-12) == nil)
  }
}
