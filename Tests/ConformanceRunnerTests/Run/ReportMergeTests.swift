import ConformanceModel
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct ReportMergeTests {
  /// What a run of everything reports, and how its parts would look.
  private let whole = ExpectedRuns.missingW

  private func parts(
    _ count: Int, change: (inout RunReport, Int) -> Void = { _, _ in }
  ) -> [ReportMerge.Part] {
    (1...count).map { index in
      var part = whole
      part.shard = Shard(index: index, count: count)
      part.results = whole.results.indices.filter { $0 % count == index - 1 }.map {
        whole.results[$0]
      }
      for row in part.results.indices { part.results[row].impliedBy = nil }
      part.timing.seconds = Double(index)
      change(&part, index)
      return ReportMerge.Part(name: "\(index).json", report: part)
    }
  }

  private func merged(_ parts: [ReportMerge.Part]) throws -> RunReport {
    try ReportMerge(parts).report()
  }

  private func mismatch(_ parts: [ReportMerge.Part]) -> String? {
    #expect(throws: ReportMerge.Mismatch.self) { try merged(parts) }?.description
  }

  @Test(arguments: 1...5)
  func `the shards of a run give its report, in whatever order they come`(count: Int) throws {
    var report = try merged(parts(count).reversed())
    #expect(report.timing.seconds == Double(count * (count + 1) / 2))
    report.timing.seconds = 0
    #expect(report == whole)
  }

  @Test func `expectations are applied to the whole`() throws {
    let known = ["charset.*", "nonce.uniqe"].map {
      KnownFailure(id: $0, grade: .fail, why: "known")
    }
    let report = try merged(
      parts(3) { part, _ in
        if let day = CalendarDay("2026-11-21") { part.apply(known, on: day) }
      })
    var expected = try whole.applied(known)
    expected.timing.seconds = 6
    #expect(report == expected)
    #expect(report.results.count { $0.grade == .staleExpectation } == 1)
  }

  @Test func `a part that was stopped makes the whole partial`() throws {
    let report = try merged(parts(2) { part, index in part.complete = index == 1 })
    #expect(!report.complete)
  }

  @Test func `a shard in which nothing applies says nothing against the whole`() {
    var part = ExpectedRuns.report([.digestVectors: .notApplicable("not offered")])
    #expect(part.verdict == .inconclusive)
    part.shard = Shard(index: 1, count: 2)
    #expect(part.verdict == .conforms)
  }

  @Test func `parts of different runs are refused`() {
    let changes: [(change: (inout RunReport) -> Void, message: String)] = [
      ({ $0.seed = "7" }, "the seed is '7', in 1.json it is '0'"),
      ({ $0.profile = .thorough }, "the profile is 'thorough', in 1.json it is 'quick'"),
      ({ $0.suite = "9" }, "the suite is '9', in 1.json it is '\(Suite.version)'"),
      ({ $0.catalogue = 9 }, "the catalogue is '9', in 1.json it is '\(whole.catalogue)'"),
      ({ $0.strict = true }, "the strictness is 'true', in 1.json it is 'false'"),
      ({ $0.subject.name = "m" }, "the subject is 'm', in 1.json it is 'n'"),
      ({ $0.subject.commandLine = .named("m") }, "the command is 'm', in 1.json it is 'n'"),
      ({ $0.subject.contract.version = "2" }, "another 'contract' than in 1.json"),
      ({ $0.expectations = [] }, "another 'expectations' than in 1.json"),
    ]
    for (change, message) in changes {
      let found = mismatch(parts(2) { part, index in if index == 2 { change(&part) } })
      #expect(found == "2.json: \(message). Merge only parts of one run.")
    }
  }

  @Test func `gaps and repetitions are refused`() {
    #expect(
      mismatch(Array(parts(4).dropLast(2)))
        == "missing shards: 3/4, 4/4. Merge all of one run.")
    #expect(
      mismatch(parts(2) + parts(2).prefix(1))
        == "1.json: is shard 1/2, as 1.json is. Merge each shard once.")
    #expect(
      mismatch([parts(2)[0], parts(3)[1]])
        == "2.json: is shard 2/3, 1.json is shard 1/2. Merge the shards of one run.")
    let unsharded = ReportMerge.Part(name: "a.json", report: whole)
    #expect(
      mismatch([unsharded, parts(2)[1]])
        == "2.json: is shard 2/2, a.json is none. Merge the shards of one run.")
    #expect(
      mismatch([unsharded, unsharded])
        == "a.json: judges nonce.unique, as a.json does. Verdicts are not added up; evidence of "
        + "several runs is carried on by --evidence.")
    #expect(mismatch([]) == "there is nothing to merge")
  }

  @Test func `reports of different areas belong together`() throws {
    let one = ReportMerge.Part(
      name: "a.json", report: ExpectedRuns.report([.nonceUnique: .pass(cases: 1, scope: "s")]))
    let other = ReportMerge.Part(
      name: "b.json", report: ExpectedRuns.report([.digestUtf8: .pass(cases: 1, scope: "s")]))
    #expect(try merged([other, one]).results.map(\.id) == [.nonceUnique, .digestUtf8])
  }
}
