import ConformanceModel
import Testing

/// What follows from what, in a report.
@Suite struct FoldingTests {
  @Test func `folding twice gives what folding once does`() {
    var report = RunReport(
      subject: .init(name: "n", commandLine: .named("n"), contract: Contract(name: "n")),
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

  @Test func `stray output is explained once, whatever it got mixed with`() {
    var report = RunReport(
      subject: .init(name: "n", commandLine: .named("n"), contract: Contract(name: "n")),
      profile: .quick, seed: "0", strict: false, complete: true, results: [],
      timing: .init(startedAt: "", seconds: 0, byRequirement: [:]))
    let rows = Requirement.all.filter { $0.area == .digest }.prefix(4)
    let faults: [SubjectFault] = [
      .malformedAnswer("no id"), .strayOutput("hashing 1"), .malformedAnswer("no id"),
      .strayOutput("hashing 2"),
    ]
    for (row, fault) in zip(rows, faults) {
      let outcome = CheckOutcome(
        grade: fault.grade, cases: 0, scope: "ended before a verdict", evidence: fault.evidence)
      report.add(outcome, of: row, again: "")
    }
    report.foldImplied()
    #expect(report.results.map(\.impliedBy) == [nil, nil, nil, report.results[1].id])
    #expect(
      report.results.map(\.remedy) == [
        nil,
        "Print to standard error instead. `auth-conformance smoke -- COMMAND` goes through the "
          + "messages one by one.",
        nil,
        "Print to standard error instead. `auth-conformance smoke -- COMMAND` goes through the "
          + "messages one by one.",
      ])
  }
}
