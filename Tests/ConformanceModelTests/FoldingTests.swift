import ConformanceModel
import Testing

/// What follows from what, in a report.
@Suite struct FoldingTests {
  @Test func `folding twice gives what folding once does`() {
    var report = Self.report
    for row in Requirement.all where row.area == .charset {
      report.add(.fail(cases: 1, scope: "all", Evidence(observed: ["bias"])), of: row, again: "")
    }
    report.foldImplied()
    let once = report.results.map(\.impliedBy)
    #expect(once.contains { $0 != nil })
    report.foldImplied()
    #expect(report.results.map(\.impliedBy) == once)
  }

  @Test func `stray output is explained once, and so are answers that are none`() {
    var report = Self.report
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
    let ids = report.results.map(\.id)
    #expect(report.results.map(\.impliedBy) == [nil, nil, ids[0], ids[1]])
    #expect(
      report.results.prefix(2).map(\.remedy) == [
        "Answer as the protocol says. `auth-conformance smoke -- COMMAND` goes through the "
          + "messages one by one, and shows what would be right.",
        "Print to standard error instead. `auth-conformance smoke -- COMMAND` goes through the "
          + "messages one by one.",
      ])
  }

  @Test func `one trap that ends many requirements is one finding, another is its own`() {
    var report = Self.report
    let traps: [(cause: Cause?, line: String)] = [
      (.isolationTrap, "App.swift:7"), (.nilUnwrapped, "App.swift:9"),
      (.isolationTrap.saying("in signIn"), "App.swift:8"), (.nilUnwrapped, "App.swift:9"),
      (.nilUnwrapped, "App.swift:10"), (nil, ""), (nil, ""), (.slotNotCleared, "App.swift:9"),
      (.slotNotCleared, "App.swift:9"),
    ]
    let rows = Requirement.all.filter { $0.area == .continuation }
    for (row, trap) in zip(rows, traps) {
      let outcome = CheckOutcome(
        grade: .crash, cases: 1, scope: "ended before a verdict",
        evidence: Evidence(observed: ["ended"], drawn: [trap.line], cause: trap.cause))
      report.add(outcome, of: row, again: "")
    }
    report.foldImplied()
    #expect(
      report.results.map(\.impliedBy)
        == [nil, nil, rows[0].id, rows[1].id, nil, nil, nil, nil, rows[7].id])
  }

  @Test func `uncaught exceptions of one area are one finding, which says what else is wrong`() {
    var report = Self.report
    let outcomes: [(id: RequirementID, line: String, also: [Cause])] = [
      (.tokenMissing, "KeyError: 'iss'", [.absentClaimPasses]),
      (.tokenClaims, "ValueError", [.audienceLenient, .absentClaimPasses]),
      (.digestVectors, "TypeError", []),
    ]
    for (id, line, also) in outcomes {
      let outcome = CheckOutcome(
        grade: .crash, cases: 1, scope: "ended before a verdict",
        evidence: Evidence(
          observed: ["ended"], drawn: [line], cause: .exceptionUncaught, also: also))
      report.add(outcome, of: row(id), again: "")
    }
    for _ in 1...2 {
      report.foldImplied()
      #expect(report.results.map(\.impliedBy) == [nil, .tokenMissing, nil])
      #expect(
        report.results[0].evidence?.also.map(\.sentence) == [
          "an absent claim skips the comparison",
          "in token.claims, \(Cause.audienceLenient.sentence)",
        ])
      #expect(
        report.results[0].evidence?.drawn == ["KeyError: 'iss'", "in token.claims:", "ValueError"])
      #expect(
        report.namedCauses.map(\.name) == [
          "exception-uncaught", "absent-claim-passes", "audience-lenient",
        ])
    }
  }

  @Test func `failures of one cause are explained once, with the requirement that owns it`() {
    var report = Self.report
    for id: RequirementID in [
      .continuationAnsweredOnce, .continuationDuplicates, .continuationClean,
    ] { report.add(Self.failure(.slotNotCleared), of: row(id), again: "") }
    report.add(Self.failure(.timerNeverFires), of: row(.continuationTimeout), again: "")
    report.foldImplied()
    #expect(
      report.results.map(\.impliedBy) == [
        .continuationDuplicates, nil, .continuationDuplicates, nil,
      ])
  }

  @Test func `what a mistake brings with it is not explained again`() {
    var report = Self.report
    report.add(Self.failure(.keptAfterEnd), of: row(.continuationReleased), again: "")
    report.add(Self.failure(.slotNotCleared), of: row(.continuationDuplicates), again: "")
    report.foldImplied()
    #expect(report.results.map(\.impliedBy) == [.continuationDuplicates, nil])
    #expect(report.namedCauses == [.slotNotCleared])
    // The other way round nothing follows: what is kept clears no slot.
    report.results.removeAll { $0.id == .continuationDuplicates }
    report.foldImplied()
    #expect(report.results.map(\.impliedBy) == [nil])
  }

  @Test func `what fails the run is not hidden behind an advice of the same cause`() {
    var report = Self.report
    let cause = Cause.foreign("a mistake")
    report.add(Self.failure(cause), of: row(.charsetPlausible), again: "")
    report.add(Self.failure(cause), of: row(.charsetComplete), again: "")
    report.add(Self.failure(.foreign("another")), of: row(.charsetUniform), again: "")
    report.add(.pass(cases: 1, scope: "all"), of: row(.nonceUnique), again: "")
    report.foldImplied()
    #expect(report.results[0].impliedBy == .charsetComplete)
    #expect(report.results[1].impliedBy == nil)
  }

  private static var report: RunReport {
    RunReport(
      subject: .init(name: "n", commandLine: .named("n"), contract: Contract(name: "n")),
      profile: .quick, seed: "0", strict: false, complete: true, results: [],
      timing: .init(startedAt: "", seconds: 0, byRequirement: [:]))
  }

  private static func failure(_ cause: Cause) -> CheckOutcome {
    .fail(cases: 1, scope: "all", Evidence(observed: ["seen"], cause: cause))
  }

  private func row(_ id: RequirementID) -> Requirement {
    Requirement.named(id) ?? Requirement.all[0]
  }
}
