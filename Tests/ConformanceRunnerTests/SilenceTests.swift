import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct SilenceTests {
  @Test func `waits are short and end with the limit`() {
    var silence = Silence(limit: .milliseconds(600))
    var waits: [Duration] = []
    while let wait = silence.nextWait {
      waits.append(wait)
      silence.waited(asked: wait, took: wait)
    }
    #expect(waits == [.milliseconds(250), .milliseconds(250), .milliseconds(100)])
    #expect(silence.counted == .milliseconds(600))
  }

  @Test func `a clock that jumps counts as one wait`() {
    var silence = Silence(limit: .seconds(1))
    silence.waited(asked: .milliseconds(250), took: .seconds(86_400))
    #expect(silence.counted == .milliseconds(250))
    #expect(silence.nextWait == .milliseconds(250))
  }

  @Test func `a wait that ends early counts for what it took`() {
    var silence = Silence(limit: .seconds(1))
    silence.waited(asked: .milliseconds(250), took: .milliseconds(3))
    #expect(silence.counted == .milliseconds(3))
  }

  @Test(arguments: [
    (Duration.milliseconds(40), 1.0), (.seconds(1), 1), (.milliseconds(2_500), 2.5),
    (.seconds(300), 10),
  ])
  func `limits stretch with the time that the program took to start`(
    start: Duration, stretch: Double
  ) {
    var limits = SilenceLimits(answer: .seconds(10))
    limits.started(in: start)
    #expect(limits.stretch == stretch)
    #expect(limits.silence(patience: .zero) == .seconds(10) * stretch)
    #expect(limits.start == .seconds(30) * stretch)
  }

  @Test func `a first try has half the limit, patience included`() {
    var limits = SilenceLimits(answer: .seconds(10))
    #expect(limits.silence(patience: .seconds(6)) == .seconds(16))
    limits.trial = .first
    #expect(limits.silence(patience: .seconds(6)) == .seconds(8))
  }

  @Test func `a program that had no processor was silent for half of that at least`() {
    var silence = Silence(limit: .seconds(1))
    silence.waited(asked: .milliseconds(250), took: .milliseconds(260), starved: .milliseconds(100))
    #expect(silence.counted == .milliseconds(150))
    silence.waited(asked: .milliseconds(250), took: .seconds(3), starved: .seconds(3))
    #expect(silence.counted == .milliseconds(275))
  }

  @Test func `a process that is gone has waited for nothing`() {
    var starvation = Starvation()
    #expect(starvation.sinceLastCall(inProcess: Int(Int32.max)) == .zero)
    #expect(starvation.sinceLastCall(inProcess: Int(Int32.max)) == .zero)
  }
}
