import ConformanceModel
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct ExpectationGradingTests {
  private let raw = ExpectedRuns.missingW

  private func note(
    _ id: RequirementID, _ expectations: [KnownFailure], on day: String = "2026-11-21"
  ) throws -> ExpectationNote? {
    try raw.applied(expectations, on: day).results.first { $0.id == id }?.expectation
  }

  @Test(arguments: [nil, "W never", "0 of 65", "the usual misprint"])
  func `a failure that an entry names is expected`(message: String?) throws {
    let entries = [
      KnownFailure(id: "charset.complete", grade: .fail, message: message, why: "known"),
      KnownFailure(id: "charset.uni*", grade: .fail, why: "known"),
    ]
    let report = try raw.applied(entries)
    #expect(
      report.results.map(\.grade) == [.pass, .expectedFailure, .expectedFailure, .notApplicable])
    #expect(report.verdict == .conforms)
    #expect(report.results[1].expectation?.status == .met)
    #expect(report.results[1].expectation?.judged == .fail)
  }

  @Test func `a failure of the cause that an entry names is expected, of another it is not`() throws
  {
    for (cause, status) in [("stray-output", ExpectationNote.Status.met), ("hangs", .different)] {
      let entry = KnownFailure(id: "charset.complete", grade: .fail, cause: cause, why: "known")
      let note = try note(.charsetComplete, [entry])
      #expect(note?.status == status)
      #expect(
        note?.difference == (status == .met ? nil : "the cause is 'stray-output', not 'hangs'"))
    }
  }

  @Test func `another message is another failure`() throws {
    let entry = KnownFailure(id: "charset.complete", grade: .fail, message: "V never", why: "known")
    #expect(try raw.graded(by: [entry])[.charsetComplete] == .fail)
    #expect(
      try note(.charsetComplete, [entry])?.difference
        == "no line of the evidence holds 'V never'")
  }

  @Test func `another grade is another failure`() throws {
    let entry = KnownFailure(id: "charset.complete", grade: .crash, why: "known")
    #expect(try raw.graded(by: [entry])[.charsetComplete] == .fail)
    #expect(
      try note(.charsetComplete, [entry])?.difference
        == "the grade is 'fail', not 'crash'")
  }

  @Test func `entries for the same requirement are alternatives`() throws {
    let entries = [Grade.crash, .fail].map {
      KnownFailure(id: "charset.complete", grade: $0, why: "known")
    }
    #expect(try raw.graded(by: entries)[.charsetComplete] == .expectedFailure)
  }

  @Test(arguments: [("2026-11-20", true), ("2026-11-21", true), ("2026-11-22", false)])
  func `an expectation holds until its last day is over`(day: String, holds: Bool) throws {
    let entry = KnownFailure(
      id: "charset.complete", grade: .fail, expires: try ExpectedRuns.day("2026-11-21"),
      why: "known")
    let found = try #require(try note(.charsetComplete, [entry], on: day))
    #expect(found.status == (holds ? .met : .expired))
    #expect(found.difference == (holds ? nil : "its last day, 2026-11-21, is over"))
    let grade = try raw.graded(by: [entry], on: day)[.charsetComplete]
    #expect(grade == (holds ? .expectedFailure : .fail))
  }

  @Test(arguments: ["nonce.unique", "nonce.*"])
  func `what holds although it was expected to fail fails the run`(id: String) throws {
    let entries = [
      KnownFailure(id: id, grade: .fail, why: "known"),
      KnownFailure(id: "charset.*", grade: .fail, why: "known"),
    ]
    let report = ExpectedRuns.report([
      .nonceUnique: .pass(cases: 1, scope: "s")
    ])
    let graded = try report.applied([entries[0]])
    #expect(graded.results[0].grade == .unexpectedPass)
    #expect(graded.verdict == .violates)
    #expect(graded.results[0].remedy?.hasPrefix("Delete the expectation") == true)
  }

  @Test func `an entry about what does not apply is stale, a pattern that covers it is not`() throws
  {
    #expect(
      try raw.graded(by: [KnownFailure(id: "digest.vectors", grade: .fail, why: "known")])[
        .digestVectors] == .staleExpectation)
    let report = try ExpectedRuns.report([
      .digestVectors: .notApplicable("not offered"),
      .digestUtf8: .fail(cases: 1, scope: "s", Evidence(observed: ["o"])),
    ]).applied([KnownFailure(id: "digest.*", grade: .fail, why: "known")])
    #expect(report.results.map(\.grade) == [.notApplicable, .expectedFailure])
    #expect(report.verdict == .conforms)
  }

  @Test func `an entry about nothing that exists is stale and gets a row`() throws {
    let entry = KnownFailure(id: "charset.complet", grade: .fail, why: "known")
    let report = try ExpectedRuns.report([.nonceUnique: .pass(cases: 1, scope: "s")])
      .applied([entry])
    let row = try #require(report.results.last)
    #expect(row.id.rawValue == "charset.complet")
    #expect(row.grade == .staleExpectation)
    #expect(row.expectation?.difference == "no requirement is called 'charset.complet'")
    #expect(
      row.remedy == "Did you mean 'charset.complete'? Correct the expectation or delete it.")
    #expect(report.verdict == .violates)
  }

  @Test(arguments: ["guard.exclusive", "guard.*", "*"])
  func `an entry about what the run did not judge is left alone`(id: String) throws {
    let report = try ExpectedRuns.report([.digestVectors: .notApplicable("not offered")])
      .applied([KnownFailure(id: id, grade: .fail, why: "known")])
    #expect(report.results.map(\.grade) == [.notApplicable])
  }

  @Test func `an unexpected failure is not folded under an expected one`() throws {
    #expect(raw.results[2].impliedBy == .charsetComplete)
    let report = try raw.applied([KnownFailure(id: "charset.complete", grade: .fail, why: "known")])
    #expect(report.results[2].impliedBy == nil)
    #expect(report.verdict == .violates)
  }

  @Test func `a fault of the suite cannot be expected`() throws {
    let report = try ExpectedRuns.report([
      .nonceUnique: CheckOutcome(grade: .suiteError, cases: 0, scope: "s")
    ]).applied([KnownFailure(id: "nonce.unique", grade: .fail, why: "known")])
    #expect(report.results.map(\.grade) == [.suiteError])
    #expect(report.verdict == .suiteError)
  }

  @Test func `what cannot be decided can be expected, and then decides nothing`() throws {
    let report = ExpectedRuns.report([
      .nonceUnique: CheckOutcome(grade: .inconclusive, cases: 0, scope: "s")
    ])
    #expect(report.verdict == .inconclusive)
    let entry = KnownFailure(id: "nonce.unique", grade: .inconclusive, why: "known")
    #expect(try report.applied([entry]).verdict == .conforms)
  }

  @Test func `applying others is as applying them alone, and none is what the checks said`() throws
  {
    let first = [
      KnownFailure(id: "charset.*", grade: .fail, why: "known"),
      KnownFailure(id: "nonce.unique", grade: .fail, why: "known"),
      KnownFailure(id: "digest.vectors", grade: .fail, why: "known"),
      KnownFailure(id: "no.such", grade: .fail, why: "known"),
    ]
    var report = try raw.applied(first)
    #expect(report.results.count == 5)
    #expect(try report.applied(first) == report)
    report.removeExpectations()
    #expect(report == raw)
  }
}
