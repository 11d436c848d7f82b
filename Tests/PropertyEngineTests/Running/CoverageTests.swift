import PropertyEngine
import Testing

@Suite struct CoverageTests {
  private static let percentages = Generator<Int>.integers(in: 0...99)

  private static func outcome(_ percent: Double, below: Int) -> PropertyOutcome<Int> {
    var settings = PropertySettings(runs: 100)
    settings.triesAllWhenFew = false
    return checkProperty(
      "covered", percentages, settings: settings,
      coverage: [.atLeast(percent, "small") { $0 < below }]
    ) { _ in true }
  }

  @Test func `a demand that the generator meets is met with certainty`() throws {
    let outcome = Self.outcome(5, below: 10)
    #expect(outcome.isPassed)
    #expect(try #require(outcome.coverage.first).judgement == .met)
    // The run goes on beyond its 100 cases until the demand is decided.
    #expect(outcome.passed > 100)
  }

  @Test func `a demand that the generator misses fails with numbers`() {
    let outcome = Self.outcome(20, below: 10)
    #expect(outcome.verdict == .uncovered)
    #expect(
      outcome.report == """
        property  UNCOVERED
          claim       covered
          observed    'small' 85 of 800 (10.6 %), at least 20.0 % demanded: certainly missed
        """)
  }

  @Test func `a share exactly at the demand is never called missed`() {
    for seed in 0..<UInt64(20) {
      var settings = PropertySettings(seed: seed, runs: 100)
      settings.coverageRuns = 5000
      settings.triesAllWhenFew = false
      let outcome = checkProperty(
        "covered", Self.percentages, settings: settings,
        coverage: [.atLeast(10, "small") { $0 < 10 }]
      ) { _ in true }
      #expect(outcome.verdict != .uncovered)
    }
  }

  @Test func `too few cases leave a demand undecided`() {
    var settings = PropertySettings(runs: 100)
    settings.coverageRuns = 200
    settings.triesAllWhenFew = false
    let outcome = checkProperty(
      "covered", Self.percentages, settings: settings,
      coverage: [.atLeast(9, "small") { $0 < 10 }]
    ) { _ in true }
    #expect(outcome.verdict == .undecided)
  }
}
