import ConformanceModel
import Synchronization
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

/// A subject whose operations move a simulated clock by a given cost.
private struct CostedSubject: NonceSubject, DigestSubject, ByteDigestSubject,
  StreamingDigestSubject, TokenSubject
{
  let clock: SimulatedClock
  let cost: Double
  var capabilities: Set<Capability> = [
    .nonce, .digest, .byteDigest, .streamingDigest, .token,
  ]
  var verdict = MatchVerdict.rejected(.nonceMismatch)
  /// How many digests each call asked for.
  let calls = Calls()

  final class Calls: Sendable {
    let counts = Mutex<[Int]>([])
  }

  var contract: Contract {
    var contract = Contract(name: "costed")
    contract.capabilities = capabilities
    return contract
  }

  func nonces(count: Int, length: Int?) async throws -> [String] {
    clock.work(cost * Double(count))
    return Array(repeating: "n", count: count)
  }

  func digests(ofTexts texts: [String]) async throws -> [String] {
    clock.work(cost * Double(texts.count))
    calls.counts.withLock { $0.append(texts.count) }
    return texts.map { _ in "d" }
  }

  func digests(ofBytes messages: [[UInt8]]) async throws -> [String] {
    clock.work(cost * Double(messages.reduce(0) { $0 + $1.count }))
    return messages.map { _ in "d" }
  }

  func digest(ofUpdates updates: DigestUpdates) async throws -> String {
    clock.work(cost * Double(updates.byteCount))
    return "d"
  }

  func match(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict] {
    clock.work(cost * Double(attempts.count))
    return attempts.map { _ in verdict }
  }
}

@Suite struct BenchRunTests {
  private func task(_ name: String) throws -> BenchTask {
    try #require(BenchTask.all.first { $0.name == name })
  }

  /// A limit that somebody set.
  private func exact(_ ratio: Double) -> BenchResult.Ratio {
    .init(estimate: ratio, lower: ratio, upper: ratio)
  }

  /// Measures a subject beside one of another cost, in launches that are all alike.
  private func measured(
    _ subject: CostedSubject, _ name: String, beside cost: Double = 100, slowdown: Double = 1,
    limit: Double? = nil, onLaunch: ([BenchSeries]) -> Void = { _ in }
  ) async throws -> BenchSeries {
    let yardstick = CostedSubject(clock: subject.clock, cost: cost)
    let run = BenchRun(slowdown: slowdown, profile: .quick) {
      BenchTarget(yardstick, now: subject.clock.now)
    }
    var series = [BenchSeries(subject: "costed", task: try task(name), limit: limit.map(exact))]
    try await run.measure(
      &series, launch: { BenchTarget(subject, now: subject.clock.now) }, onLaunch: onLaunch)
    return series[0]
  }

  @Test(arguments: ["nonce", "digest.nonce", "token.match"])
  func `a subject at three times the cost has the ratio 3`(name: String) async throws {
    let subject = CostedSubject(clock: SimulatedClock(), cost: 300)
    let result = try #require(try await measured(subject, name).result)
    #expect(result.launches == 10 && result.rounds == 40)
    #expect(result.key == "costed \(name)")
    #expect(result.ratio == .init(estimate: 3, lower: 3, upper: 3))
    #expect(result.cost.p50 == 300 && result.yardstick.p50 == 100)
    #expect(result.cost.batches.count == 2 * result.rounds)
    #expect(result.clock == .processor)
    #expect(result.gate == nil && result.wire == nil)
  }

  @Test func `the yardstick does in every launch what the subject does`() async throws {
    let clock = SimulatedClock()
    let subject = CostedSubject(clock: clock, cost: 100)
    let yardstick = CostedSubject(clock: clock, cost: 100)
    let run = BenchRun(profile: .quick) { BenchTarget(yardstick, now: clock.now) }
    var series = [BenchSeries(subject: "costed", task: try task("digest.nonce"), limit: nil)]
    try await run.measure(&series, launch: { BenchTarget(subject, now: clock.now) })
    let own = subject.calls.counts.withLock { $0.sorted() }
    #expect(Set(own).count > 1, "batches of the slowed twin are longer")
    #expect(yardstick.calls.counts.withLock { $0.sorted() } == own)
  }

  @Test func `costs of large messages are those of a whole message`() async throws {
    let subject = CostedSubject(clock: SimulatedClock(), cost: 2)
    let result = try #require(
      try await measured(subject, "digest.1MiB", beside: 1, limit: 1.9).result)
    #expect(result.bytes == 1 << 20)
    #expect(result.cost.p50 == 2 * 1_048_576)
    #expect(result.gate?.verdict == .worse)
    // A stream is divisible: one operation with 1.1 times the work is 17.6 chunks, rounded.
    #expect(result.gate?.slowed.estimate == 18.0 / 16)
  }

  @Test(arguments: [
    (100.0, 1.0, 1.05, BenchGate.Verdict.within), (100, 1.1, 1.05, .worse),
    (120, 1, 1.05, .worse), (120, 1, 1.2, .within),
  ])
  func `a limit is judged beside both twins`(
    cost: Double, slowdown: Double, limit: Double, verdict: BenchGate.Verdict
  ) async throws {
    let subject = CostedSubject(clock: SimulatedClock(), cost: cost)
    let result = try await measured(subject, "nonce", slowdown: slowdown, limit: limit).result
    #expect(result?.launches == 10)
    let gate = try #require(result?.gate)
    #expect(gate.verdict == verdict)
    #expect(gate.limit == limit)
    #expect(gate.twin == .init(estimate: 1, lower: 1, upper: 1))
    #expect(abs(gate.slowed.estimate - 1.1) < 0.01)
  }

  /// Measures benchmarks with their limits, at a cost that belongs to the launch, counted from 1.
  private func launched(
    _ limits: [(name: String, limit: Double?)], costs: @escaping @Sendable (Int) -> Double
  ) async throws -> [BenchResult] {
    let clock = SimulatedClock()
    let launch = Mutex(0)
    let run = BenchRun(profile: .quick) {
      BenchTarget(CostedSubject(clock: clock, cost: 100), now: clock.now)
    }
    var series = try limits.map { name, limit in
      BenchSeries(subject: "costed", task: try task(name), limit: limit.map(exact))
    }
    try await run.measure(
      &series,
      launch: {
        let number = launch.withLock { launch in
          launch += 1
          return launch
        }
        return BenchTarget(CostedSubject(clock: clock, cost: costs(number)), now: clock.now)
      })
    return series.compactMap(\.result)
  }

  @Test func `a gate that cannot decide yet goes on, and then decides`() async throws {
    // Of the first 10 launches 5 are dear, of 20 it is 8: both intervals hold both costs. Of 50 it
    // is 8 as well.
    let result = try #require(
      try await launched([("nonce", 2)]) { $0 <= 16 && $0.isMultiple(of: 2) ? 300 : 100 }.first)
    #expect(result.launches == 50)
    #expect(result.gate?.verdict == .within)
  }

  @Test func `what can never be decided ends after four looks, and what is decided at the first`()
    async throws
  {
    let results = try await launched([("nonce", 10), ("digest.nonce", 2)]) {
      $0.isMultiple(of: 2) ? 300 : 100
    }
    #expect(results.map(\.launches) == [10, 120])
    #expect(results.map { $0.gate?.verdict } == [.within, .undecided])
  }

  @Test func `what a subject does not offer is named before anything is measured`() throws {
    let clock = SimulatedClock()
    let target = CostedSubject(clock: clock, cost: 1, capabilities: [.nonce])
    #expect(BenchRun.obstacle(target, try task("nonce")) == nil)
    #expect(
      BenchRun.obstacle(target, try task("nonce+digest"))
        == BenchObstacle(reason: "the subject does not offer 'digest'"))
    #expect(
      BenchRun.obstacle(target, try task("sign-in"))
        == BenchObstacle(reason: "the subject does not offer 'signIn'"))
  }

  @Test func `a refusal for another reason is not measured`() async throws {
    let subject = CostedSubject(
      clock: SimulatedClock(), cost: 1, verdict: .rejected(.badSignature))
    let series = try await measured(subject, "token.match")
    #expect(series.result == nil)
    #expect(
      series.obstacle
        == BenchObstacle(reason: "the subject does not refuse a genuine token for its nonce"))
  }

  @Test func `there is no result before the eighth launch, and each later one adds to it`()
    async throws
  {
    let subject = CostedSubject(clock: SimulatedClock(), cost: 300)
    var launches: [Int?] = []
    _ = try await measured(subject, "nonce") { launches.append($0[0].result?.launches) }
    #expect(launches == [nil, nil, nil, nil, nil, nil, nil, 8, 9, 10])
  }

  @Test func `what takes too long is measured in eight launches`() async throws {
    let subject = CostedSubject(clock: SimulatedClock(), cost: 5e7)
    let result = try await measured(subject, "nonce").result
    #expect(result?.launches == 8)
  }

  @Test func `a process that is a tenth slower by chance does not move the ratio`() async throws {
    let result = try #require(
      try await launched([("nonce", nil)]) { $0.isMultiple(of: 4) ? 330 : 300 }.first)
    // Of twenty launches the interval still holds a dear one, of forty none.
    #expect(result.launches == 40)
    #expect(abs(result.ratio.estimate - 3) < 1e-9)
    #expect(result.ratio.upper < 3.01)
  }

  @Test func `a ratio that stays inexact ends after four looks`() async throws {
    let result = try #require(
      try await launched([("nonce", nil)]) { $0.isMultiple(of: 2) ? 330 : 300 }.first)
    #expect(result.launches == 60)
    #expect(result.ratio.lower < 3.01 && result.ratio.upper > 3.29)
  }

  @Test func `a subject that misbehaves ends the measurement by name`() async throws {
    struct Hanging: NonceSubject {
      var contract: Contract { Contract(name: "hanging") }
      func nonces(count: Int, length: Int?) async throws -> [String] {
        throw SubjectFault.hung("no answer")
      }
    }
    let clock = SimulatedClock()
    let run = BenchRun(profile: .quick) { BenchTarget(Hanging(), now: clock.now) }
    var series = [BenchSeries(subject: "hanging", task: try task("nonce"), limit: nil)]
    let fault = await #expect(throws: BenchRun.Fault.self) {
      try await run.measure(&series, launch: { BenchTarget(Hanging(), now: clock.now) })
    }
    #expect(fault?.benchmark == "nonce")
    #expect(fault?.fault == .hung("no answer"))
  }

  @Test func `names are unique, and a pattern finds them`() {
    let names = BenchTask.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      BenchTask.matching("digest.*").map(\.name)
        == ["digest.nonce", "digest.1KiB", "digest.64KiB", "digest.1MiB", "digest.64MiB"])
    #expect(BenchTask.matching("nothing").isEmpty)
  }
}
