import ConformanceModel
import PlainText
import Testing

@testable import ConformanceChecks

@Suite struct CarriedEvidenceTests {
  /// A report on nonces of `byte % 65`, too few to decide alone.
  private func report(
    _ seed: UInt64, count: Int = 150, alphabet: String = "common", version: String? = nil
  ) async throws -> RunReport {
    let text =
      alphabet == "common"
      ? NonceText.modulo(count, seed: seed)
      : NonceText(count, of: Array("0123456789abcdef".utf8), seed: seed)
    let stream = try streamed(text.joined(), alphabet: alphabet)
    var report = try #require(
      await stream.report(
        .init(name: "n", command: "nonces n", showsNonces: false),
        timing: .init(startedAt: "", seconds: 0, byRequirement: [:])))
    report.subject.contract.version = version
    return report
  }

  @Test func `many small runs together find what one of them cannot`() async throws {
    var evidence = CarriedEvidence(subject: "n", version: nil)
    var failedAt: Int?
    for run in 1...12 where failedAt == nil {
      var report = try await report(UInt64(run))
      #expect(report.results.first { $0.id == .charsetUniform }?.grade != .fail)
      try evidence.carryOn(with: &report, of: "n")
      let row = try #require(report.results.first { $0.id == .charsetUniform })
      guard row.grade == .fail else { continue }
      failedAt = run
      #expect(
        row.evidence?.observed == [
          "declared letters are not equally likely, as the runs together show",
          "what has failed stays failed: after a repair give the contract another 'version', and "
            + "the evidence begins anew",
        ])
      #expect(row.evidence?.cause == .byteModulo.saying("a byte modulo 65"))
      #expect(
        row.scope.hasSuffix(
          "carried evidence of \(Quantity.text(run * 4_800)) letters in \(run) runs, false alarm "
            + "below 1e-12 ever"))
    }
    #expect(failedAt != nil)
    #expect(evidence.runs == failedAt)
  }

  @Test func `evidence that was gathered side by side is pooled`() async throws {
    var parts: [CarriedEvidence] = []
    for part in 0..<4 {
      var evidence = CarriedEvidence(subject: "n", version: nil)
      var report = try await report(UInt64(part + 1))
      try evidence.carryOn(with: &report, of: "n")
      let hasDecided = evidence.hasDecided
      #expect(!hasDecided)
      parts.append(evidence)
    }
    #expect(
      parts[0].sentence
        == "n: 4,800 letters in 1 run: no proof that declared letters are not equally likely")
    var pooled = parts[0]
    for part in parts.dropFirst() { try pooled.pool(part) }
    let (runs, sentence) = (pooled.runs, pooled.sentence)
    #expect(runs == 4)
    #expect(
      sentence.hasPrefix(
        "n: 19,200 letters in 4 runs: z - . _ at three quarters of the rate: a byte modulo 65 (p "))
    // What has failed once stays failed, whatever is added to it and in whatever order.
    var after = parts[0]
    try after.pool(pooled)
    let staysFailed = after.hasDecided
    #expect(staysFailed)
  }

  @Test func `evidence that does not belong together is not pooled`() async throws {
    var evidence = CarriedEvidence(subject: "n", version: nil)
    var first = try await report(1)
    try evidence.carryOn(with: &first, of: "n")
    var other = CarriedEvidence(subject: "n", version: nil)
    var hex = try await report(2, alphabet: "hex")
    try other.carryOn(with: &hex, of: "n")
    let strangers = [
      evidence, other, CarriedEvidence(subject: "m", version: nil),
      CarriedEvidence(subject: "n", version: nil),
    ]
    let messages = strangers.map { stranger in
      #expect(throws: CarriedEvidence.Refusal.self) { try evidence.pool(stranger) }?.description
    }
    #expect(
      messages == [
        "holds the same letters as a file before it. Pool each run's evidence once",
        "saved evidence: gathered with another alphabet (16 letters), expected the one of this run "
          + "(65 letters). Start a new evidence file.",
        "gathered from the subject 'm', this run judges 'n'. Start a new evidence file",
        "gathered from letters at other positions. Pool files of one contract",
      ])
    #expect(evidence.runs == 1)
  }

  @Test func `evidence of another subject is refused`() async throws {
    var evidence = CarriedEvidence(subject: "n", version: "1")
    var first = try await report(1, version: "1")
    try evidence.carryOn(with: &first, of: "n")
    var other = try await report(2, version: "1")
    let error = #expect(throws: CarriedEvidence.Refusal.self) {
      try evidence.carryOn(with: &other, of: "m")
    }
    #expect(
      error?.description
        == "gathered from the subject 'n', this run judges 'm'. Start a new evidence file")
    #expect(evidence.runs == 1)
  }

  @Test func `another version or contract begins anew, and the scope says so`() async throws {
    var evidence = CarriedEvidence(subject: "n", version: "1")
    var endings: [String] = []
    for (alphabet, version) in [("common", "1"), ("common", "1"), ("common", "2"), ("hex", "2")] {
      var report = try await report(
        UInt64(endings.count + 1), alphabet: alphabet, version: version)
      try evidence.carryOn(with: &report, of: "n")
      let scope = report.results.first { $0.id == .charsetUniform }?.scope ?? ""
      endings.append(String(scope.split(separator: "letters in ").last ?? ""))
    }
    #expect(
      endings == [
        "1 run, false alarm below 1e-12 ever", "2 runs, false alarm below 1e-12 ever",
        "1 run, false alarm below 1e-12 ever, begun anew: 2 runs of version 1 no longer count",
        "1 run, false alarm below 1e-12 ever, begun anew: 1 run under another contract no longer "
          + "count",
      ])
  }

  @Test func `a report carries what can be drawn of its sample`() async throws {
    let plot = try #require(try await report(1).plots?.first)
    #expect(plot.requirement == .charsetUniform)
    #expect(plot.letters.count == 65)
    #expect(plot.nonces == 150)
    #expect(plot.totals.reduce(0, +) == 4_800)
    #expect(plot.rows?.count == 32)
    #expect(plot.rows?.allSatisfy { $0.reduce(0, +) == 150 } == true)
    #expect(plot.totalLimits.tooLow == 18)
    #expect(plot.totalLimits.tooHigh == 149)
    #expect(plot.rowLimits.tooLow == nil)
  }
}
