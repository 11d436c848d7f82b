import PropertyEngine
import Testing

@Suite struct RunningTests {
  private static let numbers = Generator<Int>.integers(in: 0...1_000_000)

  @Test func `the same seed gives the same cases, verdict and counterexample`() {
    func trace(_ seed: UInt64) -> ([Int], String) {
      var seen: [Int] = []
      let outcome = checkProperty(
        "small", Self.numbers, settings: PropertySettings(seed: seed, runs: 50)
      ) { value in
        seen.append(value)
        return value < 900_000
      }
      return (seen, outcome.report)
    }
    #expect(trace(7) == trace(7))
    #expect(trace(7).0 != trace(8).0)
  }

  @Test func `a failing property reports claim, observation, value, cause and token`() {
    var settings = PropertySettings(runs: 500)
    settings.header = "sum.small"
    let outcome = checkProperty(
      "a sum is at most 1000", .pair(Self.numbers, Self.numbers), settings: settings
    ) { (first: Int, second: Int) in
      try require(first + second <= 1000, "the sum is \(first + second)")
    }
    #expect(
      outcome.report == """
        sum.small  FAIL
          claim       a sum is at most 1000
          observed    the sum is 1001 (0 cases passed before)
          for         (0, 1001)
          simplified  11 times in 35 tries
          likely      does not depend on part 1 (0)
          again       pe1:sum.small:II3e9:633a2162
        """)
    #expect(outcome.counterexample?.shrinks == 11)
  }

  @Test func `a passing property is one line`() {
    let outcome = checkProperty("squares are not negative", Self.numbers) { $0 * $0 >= 0 }
    #expect(
      outcome.report
        == "property  PASS  squares are not negative: 100 cases (seed 24301)")
  }

  @Test func `examples come first and fail without shrinking`() {
    var seen: [Int] = []
    let outcome = checkProperty("not 41", Self.numbers, examples: [40, 41, 42]) { value in
      seen.append(value)
      return value == 41 ? "met 41" : nil
    }
    #expect(seen == [40, 41])
    #expect(
      outcome.report == """
        property  FAIL
          claim       not 41
          observed    met 41 (an example)
          for         41
        """)
  }

  @Test func `sizes rise in the course of a run`() {
    var counts: [Int] = []
    let outcome = checkProperty(
      "lists", Generator<[Int]>.arrays(of: Self.numbers), settings: PropertySettings(runs: 1000)
    ) { counts.append($0.count) }
    #expect(outcome.isPassed)
    func mean(_ residues: Range<Int>) -> Int {
      let chosen = counts.indices.filter { residues.contains($0 % 100) }.map { counts[$0] }
      return chosen.reduce(0, +) * 100 / chosen.count
    }
    #expect(mean(0..<20) * 2 < mean(80..<100))
  }

  @Test func `shrinking keeps to the failure it began with and reports the others`() {
    enum Defect: Error {
      case tooLong(Int)
      case negative
    }
    var settings = PropertySettings(runs: 2000)
    settings.explains = false
    let outcome = checkProperty(
      "lists are fine", Generator<[Int]>.arrays(of: .integers(in: -9...9)), settings: settings
    ) { list in
      if list.count > 3 { throw Defect.tooLong(list.count) }
      if list.contains(where: { $0 < 0 }) { throw Defect.negative }
    }
    let found = outcome.counterexamples.map { ($0.rendered, $0.failure.message) }
    #expect(found.map(\.0).sorted() == ["[-1]", "[0, 0, 0, 0]"])
    #expect(Set(outcome.counterexamples.map(\.failure.identity)).count == 2)
    #expect(found.contains { $0.1.hasSuffix("tooLong: tooLong(4)") })
  }

  @Test(arguments: [0, 1, 40])
  func `shrinking never runs the property more often than its budget`(_ budget: Int) throws {
    var settings = PropertySettings()
    settings.shrinkBudget = budget
    settings.explains = false
    let outcome = checkProperty("small", Self.numbers, settings: settings) { $0 < 1 }
    let found = try #require(outcome.counterexample)
    #expect(found.shrinking.evaluations <= budget)
    // Each case, the one that confirms, and the one that describes.
    #expect(outcome.evaluations <= outcome.passed + budget + 3)
  }

  @Test func `few values are all tried, each once`() {
    var seen: [String] = []
    let generator = Generator<(Bool, Int?)>.pair(
      .booleans(), .optionals(of: .integers(in: -1...1)))
    let outcome = checkProperty("all", generator) { seen.append("\($0.0) \($0.1 as Any)") }
    #expect(seen.count == 8 && Set(seen).count == 8)
    #expect(outcome.report == "property  PASS  all: 8 cases (all there are)")
  }

  @Test func `each case is announced and can be drawn again`() throws {
    final class Log: @unchecked Sendable {  // used by one task only
      var origins: [CaseOrigin] = []
    }
    let log = Log()
    var settings = PropertySettings(runs: 30)
    settings.willRun = { log.origins.append($0) }
    var values: [Int] = []
    _ = checkProperty("small", Self.numbers, settings: settings) { value in
      values.append(value)
      return value < 1000
    }
    let again = try log.origins.map { origin in
      switch origin {
      case .fresh(let seed, let size):
        try Self.numbers.draw(ChoiceSource(seed: seed, size: size))
      case .replay(let choices): try Self.numbers.draw(ChoiceSource(replaying: choices))
      }
    }
    #expect(again == values)
  }
}
