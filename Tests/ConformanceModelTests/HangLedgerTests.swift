import ConformanceModel
import Testing

@Suite struct HangLedgerTests {
  private func leftOut(_ hung: String) -> CheckOutcome {
    CheckOutcome(
      grade: .inconclusive, cases: 0, scope: "left out after 2 hangs in its area",
      evidence: Evidence(
        observed: ["not judged: the subject hung in \(hung)"], cause: .hangs))
  }

  @Test func `after two hangs the rest of their area is left out, and no other`() {
    var ledger = HangLedger()
    ledger.note(.hang, of: .nonceUnique, at: 3)
    ledger.note(.crash, of: .nonceStrength, at: 4)
    #expect(ledger.leftOut(.nonceSecrecy, at: 9) == nil)
    ledger.note(.hang, of: .nonceLengthExact, at: 1)
    #expect(
      ledger.leftOut(.nonceSecrecy, at: 9) == leftOut("nonce.length-exact and in nonce.unique"))
    #expect(ledger.leftOut(.charsetComplete, at: 9) == nil)
  }

  @Test func `only the first two in catalogue order count, whoever was faster`() {
    var ledger = HangLedger()
    for (id, position) in [("nonce.c", 7), ("nonce.b", 5), ("nonce.a", 2)] {
      ledger.note(.hang, of: RequirementID(rawValue: id), at: position)
    }
    #expect(ledger.leftOut(RequirementID(rawValue: "nonce.b"), at: 5) == nil)
    #expect(
      ledger.leftOut(RequirementID(rawValue: "nonce.c"), at: 7) == leftOut("nonce.a and in nonce.b")
    )
  }

  @Test func `a report of parts leaves out what a run of the whole leaves out`() throws {
    var report = RunReport(
      subject: .init(name: "n", commandLine: .named("n"), contract: Contract(name: "n")),
      profile: .quick, seed: "0", strict: false, complete: true, results: [],
      timing: .init(startedAt: "", seconds: 0, byRequirement: [:]))
    let rows = Requirement.all.filter { $0.area == .digest }.prefix(4)
    let grades: [Grade] = [.hang, .notApplicable, .hang, .hang]
    for (row, grade) in zip(rows, grades) {
      report.add(
        CheckOutcome(
          grade: grade, cases: 1, scope: "", evidence: Evidence(observed: ["no answer"])),
        of: row, again: "again")
    }
    report.leaveOutAfterHangs { "judge \($0)" }
    report.foldImplied()
    #expect(report.results.map(\.grade) == [.hang, .notApplicable, .hang, .inconclusive])
    let last = try #require(report.results.last)
    #expect(last.evidence == leftOut("\(rows[0].id) and in \(rows[2].id)").evidence)
    #expect(last.again == "judge \(last.id)")
    #expect(last.impliedBy == rows[0].id)
  }
}
