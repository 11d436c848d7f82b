import ConformanceModel
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct BenchBaselineTests {
  private func report(_ benchmarks: [String], complete: Bool = true) -> BenchReport {
    let ratio = BenchResult.Ratio(estimate: 1.5, lower: 1.4, upper: 1.6)
    let cost = BenchResult.Cost(operationsPerBatch: 1, p50: 1, p90: 1, p99: 1, batches: [1])
    return BenchReport(
      suite: "0", build: "release",
      machine: .init(system: "Linux", architecture: "x86_64", processors: 2),
      startedAt: "2026-01-01T00:00:00", yardstick: "reference", complete: complete,
      results: benchmarks.map {
        BenchResult(
          subject: "app", benchmark: $0, operation: "one", clock: .processor, rounds: 1,
          ratio: ratio, cost: cost, yardstick: cost)
      })
  }

  private func baseline(
    _ report: BenchReport, build: String = "release", yardstick: String = "reference",
    measured: [String] = ["app nonce", "app sign-in"]
  ) throws(BenchBaseline.Problem) -> BenchBaseline {
    try BenchBaseline(
      report, file: "old.json", build: build, yardstick: yardstick, measured: measured)
  }

  @Test func `the limit is the earlier ratio and half of what a gate must notice`() throws {
    let baseline = try baseline(report(["sign-in", "nonce"]))
    let tolerance = BenchGate.tolerance
    #expect(
      baseline.limit("app nonce")
        == .init(estimate: 1.5 * tolerance, lower: 1.4 * tolerance, upper: 1.6 * tolerance))
    #expect(baseline.limit("app other") == nil)
  }

  @Test func `what a baseline has besides is left out, and said`() throws {
    let baseline = try baseline(report(["nonce", "sign-in", "token.match", "digest.short"]))
    #expect(
      baseline.note
        == "not held against the baseline, because this run does not measure it: "
        + "'app token.match', 'app digest.short'")
    #expect(baseline.limit("app nonce") != nil)
    #expect(try self.baseline(report(["nonce", "sign-in"])).note == nil)
  }

  @Test func `a baseline with a benchmark too few is refused`() {
    #expect(
      throws: BenchBaseline.Problem(
        description: "old.json#/results: lacks 'app sign-in', which this run measures. Write a "
          + "new baseline with '--json'.")
    ) { try baseline(report(["nonce"])) }
  }

  @Test func `a baseline of another build, yardstick or of a stopped run is refused`() {
    let whole = report(["nonce", "sign-in"])
    #expect(
      throws: BenchBaseline.Problem(
        description: "old.json#/build: found 'release', but this is a debug build.")
    ) { try baseline(whole, build: "debug") }
    #expect(
      throws: BenchBaseline.Problem(
        description: "old.json#/yardstick: found 'reference', but this run compares with 'mine'.")
    ) { try baseline(whole, yardstick: "mine") }
    #expect(
      throws: BenchBaseline.Problem(
        description: "old.json#/complete: found false: the run was stopped. Measure a whole "
          + "baseline.")
    ) { try baseline(report(["nonce", "sign-in"], complete: false)) }
  }
}
