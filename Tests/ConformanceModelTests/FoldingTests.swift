import ConformanceModel
import Testing

/// What follows from what, in a report.
@Suite struct FoldingTests {
  @Test func `folding twice gives what folding once does`() {
    var report = RunReport(
      subject: .init(name: "n", commandLine: "n", contract: Contract(name: "n")),
      profile: .quick, seed: "0", strict: false, complete: true, results: [],
      timing: .init(startedAt: "", seconds: 0, byRequirement: [:]))
    for row in Requirement.all where row.area == .charset {
      report.add(.fail(cases: 1, scope: "all", Evidence(observed: ["bias"])), of: row, again: "")
    }
    report.foldImplied()
    let once = report.results.map(\.impliedBy)
    #expect(once.contains { $0 != nil })
    report.foldImplied()
    #expect(report.results.map(\.impliedBy) == once)
  }
}
