import PropertyEngine
import Testing

@Suite struct HealthTests {
  @Test func `a precondition that seldom holds is unhealthy`() {
    let outcome = checkProperty("rare", Generator<Int>.integers(in: 0...1_000_000)) { value in
      try assume(value == 77_777)
    }
    #expect(
      outcome.report == """
        property  UNHEALTHY
          claim       rare
          observed    101 cases discarded, 0 passed. \
        Construct what the property needs instead of filtering for it.
        """)
  }

  @Test func `a filter gives up after its attempts`() {
    let never = Generator<Int>.integers(in: 0...1000).filter { _ in false }
    let outcome = checkProperty("never", never) { _ in true }
    #expect(outcome.verdict == .unhealthy(.tooManyDiscards(discarded: 101, passed: 0)))
  }

  @Test func `a generator without end is unhealthy`() {
    let endless = Generator<Int> { source in
      var sum = 0
      while true { sum &+= try source.integer(in: 0...9) }
    }
    var settings = PropertySettings()
    settings.choiceLimit = 1000
    let outcome = checkProperty("endless", endless, settings: settings) { _ in true }
    #expect(
      outcome.report == """
        property  UNHEALTHY
          claim       endless
          observed    101 cases drew more than 1000 choices. \
        Give collections an upper bound or make recursion end sooner.
        """)
  }

  @Test func `a generator that draws nothing is unhealthy`() {
    let outcome = checkProperty("same", Generator<Int> { _ in 4 }) { _ in true }
    #expect(
      outcome.report == """
        property  UNHEALTHY
          claim       same
          observed    the generator draws nothing, every case is the same. \
        Draw something, or write an example test.
        """)
  }

  @Test func `a failure that does not repeat is unhealthy`() {
    var calls = 0
    let outcome = checkProperty("flaky", Generator<Int>.integers(in: 0...1_000_000)) { _ in
      calls += 1
      return calls == 5 ? "the fifth call" : nil
    }
    #expect(
      outcome.report == """
        property  UNHEALTHY
          claim       flaky
          observed    a case failed (the fifth call) and passed when drawn again. \
        Remove what it depends on beside its choices: time, order, state of earlier cases.
        """)
  }

  @Test func `a run without a single case that counts is no pass`() {
    let nothing = Generator<Int>.element(of: [])
    #expect(
      checkProperty("nothing", nothing) { _ in true }.verdict
        == .unhealthy(.tooManyDiscards(discarded: 1, passed: 0)))
    var settings = PropertySettings()
    settings.replay = ReplayToken(choices: [Choice(.boolean, magnitude: 0)])
    let outcome = checkProperty("replayed", Generator<Bool>.booleans(), settings: settings) {
      try assume($0)
    }
    #expect(outcome.verdict == .unhealthy(.tooManyDiscards(discarded: 1, passed: 0)))
  }
}
