import ConformanceModel
import Synchronization
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

/// A subject whose operations move a simulated clock by a given cost.
private struct CostedSubject: NonceSubject, SourcedNonceSubject, DigestSubject, ByteDigestSubject,
  StreamingDigestSubject, TokenSubject
{
  let clock: SimulatedClock
  let cost: Double
  var capabilities: Set<Capability> = [
    .nonce, .sourcedNonce, .digest, .byteDigest, .streamingDigest, .token,
  ]
  var verdict = MatchVerdict.rejected(.nonceMismatch)

  var contract: Contract {
    var contract = Contract(name: "costed")
    contract.capabilities = capabilities
    return contract
  }

  func nonces(count: Int, length: Int?) async throws -> [String] {
    clock.work(cost * Double(count))
    return Array(repeating: "n", count: count)
  }

  func nonce(length: Int?, from source: any ByteSource) async throws -> String {
    _ = try source.next(40)
    return "n"
  }

  func digests(ofTexts texts: [String]) async throws -> [String] {
    clock.work(cost * Double(texts.count))
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

  private func run(_ clock: SimulatedClock, cost: Double = 100, slowdown: Double = 1) -> BenchRun {
    BenchRun(
      yardstick: CostedSubject(clock: clock, cost: cost), slowdown: slowdown, profile: .quick,
      clocks: BenchClocks(processor: clock.now, wall: { 0 }))
  }

  @Test(arguments: ["nonce", "digest.nonce", "token.match"])
  func `a subject at three times the cost has the ratio 3`(name: String) async throws {
    let clock = SimulatedClock()
    let target = BenchTarget(CostedSubject(clock: clock, cost: 300))
    let result = try await run(clock).measure(target, task(name))
    #expect(result.key == "costed \(name)")
    #expect(result.ratio == .init(estimate: 3, lower: 3, upper: 3))
    #expect(result.cost.p50 == 300 && result.yardstick.p50 == 100)
    #expect(result.cost.batches.count == 2 * result.rounds)
    #expect(result.clock == .processor)
    #expect(result.gate == nil && result.wire == nil)
    #expect(result.entropyBytes == (name == "nonce" ? 40 : nil))
  }

  @Test func `costs of large messages are those of a whole message`() async throws {
    let clock = SimulatedClock()
    let target = BenchTarget(CostedSubject(clock: clock, cost: 2))
    let result = try await run(clock, cost: 1).measure(target, task("digest.1MiB"), limit: 1.9)
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
    let clock = SimulatedClock()
    let target = BenchTarget(CostedSubject(clock: clock, cost: cost))
    let result = try await run(clock, slowdown: slowdown).measure(
      target, task("nonce"), limit: limit)
    let gate = try #require(result.gate)
    #expect(gate.verdict == verdict)
    #expect(gate.limit == limit)
    #expect(gate.twin == .init(estimate: 1, lower: 1, upper: 1))
    #expect(abs(gate.slowed.estimate - 1.1) < 0.01)
  }

  @Test func `what a subject does not offer is named before anything is measured`() throws {
    let clock = SimulatedClock()
    let target = BenchTarget(CostedSubject(clock: clock, cost: 1, capabilities: [.nonce]))
    #expect(BenchRun.obstacle(target, try task("nonce")) == nil)
    #expect(
      BenchRun.obstacle(target, try task("nonce+digest"))
        == BenchObstacle(reason: "the subject does not offer 'digest'"))
    #expect(
      BenchRun.obstacle(target, try task("sign-in"))
        == BenchObstacle(reason: "the subject does not offer 'signIn'"))
  }

  @Test func `a refusal for another reason is not measured`() async throws {
    let clock = SimulatedClock()
    let target = BenchTarget(
      CostedSubject(clock: clock, cost: 1, verdict: .rejected(.badSignature)))
    await #expect(
      throws: BenchObstacle(
        reason: "the subject does not refuse a genuine token for its nonce")
    ) {
      try await run(clock).measure(target, task("token.match"))
    }
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
