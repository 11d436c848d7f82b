import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct BenchReportTests {
  private static func cost(_ nanoseconds: Double) -> BenchResult.Cost {
    .init(
      operationsPerBatch: 1_000, p50: nanoseconds, p90: nanoseconds * 1.1, p99: nanoseconds * 2,
      batches: [nanoseconds, nanoseconds * 1.1])
  }

  private static func result(
    _ subject: String, _ benchmark: String, _ ratio: Double, nanoseconds: Double,
    bytes: Int? = nil, wire: Double? = nil, verdict: BenchGate.Verdict? = nil
  ) -> BenchResult {
    BenchResult(
      subject: subject, benchmark: benchmark, operation: "one",
      clock: wire == nil ? .processor : .wall,
      rounds: 1, ratio: .init(estimate: ratio, lower: ratio * 0.98, upper: ratio * 1.03),
      cost: cost(nanoseconds), yardstick: cost(nanoseconds / ratio), bytes: bytes,
      entropyBytes: benchmark == "nonce" ? 42 : nil,
      wire: wire.map { .init(roundTrip: $0 * 1_000, perOperation: $0) },
      gate: verdict.map {
        BenchGate(
          limit: 1.05, verdict: $0, twin: .init(estimate: 1, lower: 0.98, upper: 1.02),
          slowed: .init(estimate: 1.1, lower: 1.09, upper: 1.12))
      })
  }

  private static func report(
    _ results: [BenchResult], omitted: [BenchReport.Omission] = [], complete: Bool = true,
    build: String = "release"
  ) -> BenchReport {
    BenchReport(
      suite: "0.1.0", build: build,
      machine: .init(system: "Linux 6", architecture: "x86_64", processors: 2),
      startedAt: "2026-01-02T03:04:05", yardstick: "reference", complete: complete,
      results: results, omitted: omitted)
  }

  static let measured = report(
    [
      result("mine", "nonce", 1.004, nanoseconds: 109),
      result("mine", "digest.64MiB", 0.48, nanoseconds: 33_900_000, bytes: 1 << 26),
      result("py\u{1B}[2J", "nonce", 1_234, nanoseconds: 97_400, wire: 42.5),
    ],
    omitted: [.init(subject: "mine", benchmark: "sign-in", reason: "it does not offer 'signIn'")])

  static let gated = report(
    [
      result("mine", "nonce", 1, nanoseconds: 109, verdict: .within),
      result("mine", "digest.nonce", 1.1, nanoseconds: 30, verdict: .worse),
      result("mine", "digest.1KiB", 1.05, nanoseconds: 990, bytes: 1_024, verdict: .undecided),
      result("mine", "token.match", 2, nanoseconds: 9_990, verdict: .machineTooNoisy),
    ], complete: false, build: "debug")

  @Test(arguments: [("bench", measured), ("bench-gated", gated)])
  func `text and Markdown are as they were, and fit a terminal`(
    name: String, report: BenchReport
  ) throws {
    let text = BenchText.render(report, color: false)
    for line in text.split(separator: "\n") {
      #expect(Columns.count(String(line)) <= 80, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
    try Golden.expect(text, equals: "\(name).report.txt")
    try Golden.expect(BenchMarkdown.render(report), equals: "\(name).report.md")
  }

  @Test func `JSON reads back as it was written, its schema first`() throws {
    for report in [Self.measured, Self.gated] {
      let text = try BenchJSON.encode(report)
      #expect(text.hasPrefix("{\n  \"$schema\" : \"urn:auth-conformance:schema:bench-1\""))
      #expect(!text.contains("\u{1B}"))
      #expect(try BenchJSON.decode(text) == report)
    }
  }

  @Test(arguments: [
    ("", "#: this is not a JSON text"),
    ("{}", "#: the key '$schema' is missing"),
    (#"{"$schema":"report-1"}"#, "#: the key 'suite' is missing"),
  ])
  func `what is not a bench report is refused where it is wrong`(text: String, message: String) {
    let error = #expect(throws: ReportFileError.self) { try BenchJSON.decode(text) }
    #expect(error?.description == message)
  }

  @Test func `a report of another schema is refused`() throws {
    var report = Self.measured
    report.schema = "urn:auth-conformance:schema:bench-2"
    let text = try BenchJSON.encode(report)
    let error = #expect(throws: ReportFileError.self) { try BenchJSON.decode(text) }
    #expect(
      error?.description
        == "#/$schema: found 'urn:auth-conformance:schema:bench-2', expected "
        + "'urn:auth-conformance:schema:bench-1'")
  }

  private static let verdicts: [([BenchGate.Verdict?], Int32)] = [
    ([], 0), ([nil], 0), ([.within], 0), ([.within, .undecided], 3), ([.machineTooNoisy], 3),
    ([.undecided, .worse], 1),
  ]

  @Test(arguments: verdicts)
  func `the worst verdict decides the exit code`(verdicts: [BenchGate.Verdict?], code: Int32) {
    let results = verdicts.map { Self.result("a", "nonce", 1, nanoseconds: 1, verdict: $0) }
    #expect(Self.report(results).exitCode == code)
  }

  private static let bars: [(Double, String)] = [
    (1.0, "     │     "), (1.18, "     │     "), (1.2, "     │█    "), (0.83, "    █│     "),
    (2.0, "     │██   "), (0.5, "   ██│     "), (5.6, "     │█████"), (0.178, "█████│     "),
    (7.0, "     │████▶"), (0.1, "◀████│     "), (1e300, "     │████▶"), (0.0, "           "),
    (Double.nan, "           "),
  ]

  @Test(arguments: bars)
  func `a bar has a cell for each factor of the square root of two`(ratio: Double, bar: String) {
    #expect(BenchFigures.bar(ratio) == bar)
  }

  private static let times: [(Double, String)] = [
    (0.04, "0.04 ns"), (20.64, "20.6 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"),
    (1_234.0, "1.23 µs"), (56_789_012.0, "56.8 ms"), (2.5e9, "2.50 s"), (4.2e13, "42,000 s"),
  ]

  @Test(arguments: times)
  func `times have three digits and a unit`(nanoseconds: Double, text: String) {
    #expect(BenchFigures.time(nanoseconds) == text)
  }
}
