import ConformanceModel
import ConformanceVectors
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct ExpectationUpdateTests {
  private let raw = ExpectedRuns.missingW

  private func updated(
    _ entries: [ExpectationFile.Entry], from report: RunReport? = nil
  ) throws -> (entries: [ExpectationFile.Entry], changes: String) {
    var file = ExpectationFile(comment: .string("kept"), entries: entries)
    let changes = file.update(from: report ?? raw, on: try ExpectedRuns.day("2026-11-21"))
    #expect(file.comment == .string("kept"))
    return (file.entries, changes.description)
  }

  private let complete = ExpectationFile.Entry(
    KnownFailure(
      id: "charset.complete", grade: .fail, cause: "stray-output",
      message: "the usual misprint; more",
      why: "Not looked into: recorded by --update-expectations on 2026-11-21."))
  private let uniform = ExpectationFile.Entry(
    KnownFailure(
      id: "charset.uniform", grade: .fail,
      why: "Follows from charset.complete; recorded by --update-expectations on 2026-11-21."))

  @Test func `every failure is recorded, and then the run is as expected`() throws {
    let (entries, changes) = try updated([])
    #expect(entries == [complete, uniform])
    #expect(changes == "2 added, 0 changed, 0 deleted")
    #expect(try raw.applied(entries.map(\.expectation)).verdict == .conforms)
    #expect(try updated(entries).changes == "0 added, 0 changed, 0 deleted")
  }

  @Test func `an update looks through the grades that the old file gave`() throws {
    let graded = try raw.applied([KnownFailure(id: "*", grade: .fail, why: "known")])
    #expect(try updated([], from: graded).entries == [complete, uniform])
  }

  @Test func `what holds, does not apply or does not exist is deleted`() throws {
    let gone = ["nonce.unique", "digest.vectors", "no.such", "digest.vector?"].map {
      ExpectationFile.Entry(KnownFailure(id: $0, grade: .fail, why: "known"))
    }
    let (entries, changes) = try updated(gone + [uniform, complete])
    #expect(entries == [uniform, complete])
    #expect(changes == "0 added, 0 changed, 4 deleted")
  }

  @Test func `a changed failure changes the entry and keeps what people wrote`() throws {
    let old = ExpectationFile.Entry(
      KnownFailure(
        id: "charset.complete", grade: .crash, message: "signal 4", issue: "i",
        expires: try ExpectedRuns.day("2027-01-31"), why: "known"),
      comment: .string("ask the team"))
    let (entries, changes) = try updated([old, uniform])
    var new = old
    new.expectation.grade = .fail
    new.expectation.cause = "stray-output"
    new.expectation.message = "the usual misprint; more"
    #expect(entries == [new, uniform])
    #expect(changes == "0 added, 1 changed, 0 deleted")
  }

  @Test func `a pattern of which something holds becomes one entry for each that fails`() throws {
    let pattern = ExpectationFile.Entry(
      KnownFailure(id: "charset.*", grade: .fail, issue: "i", why: "known"),
      comment: .string("ask the team"))
    let report = ExpectedRuns.report([
      .charsetComplete: .fail(cases: 1, scope: "s", Evidence(observed: ["o"])),
      .charsetUniform: .pass(cases: 1, scope: "s"),
      .charsetUniformPosition: .pass(cases: 1, scope: "s"),
      .charsetIndependent: .fail(cases: 1, scope: "s", Evidence(observed: ["o"])),
      .charsetExactMapping: .notApplicable("r"), .charsetKnownTypo: .notApplicable("r"),
      .charsetPlausible: .pass(cases: 1, scope: "s"),
    ])
    let (entries, changes) = try updated([pattern], from: report)
    #expect(entries.map(\.expectation.id) == ["charset.complete", "charset.independent"])
    #expect(entries.allSatisfy { $0.comment == .string("ask the team") })
    #expect(changes == "0 added, 1 changed, 0 deleted")
  }

  @Test func `what the run did not judge stays`() throws {
    let others = ["guard.exclusive", "guard.*", "*"].map {
      ExpectationFile.Entry(KnownFailure(id: $0, grade: .hang, why: "known"))
    }
    let (entries, _) = try updated(others + [complete, uniform])
    #expect(entries == others + [complete, uniform])
  }

  @Test func `a last day is never moved`() throws {
    var old = complete
    old.expectation.expires = try ExpectedRuns.day("2026-11-20")
    let (entries, changes) = try updated([old, uniform])
    #expect(entries == [old, uniform])
    #expect(changes == "0 added, 0 changed, 0 deleted; expired and left as they are: 1")
  }

  @Test func `what fails no run and what is the suite's fault is not recorded`() throws {
    let report = ExpectedRuns.report([
      .charsetPlausible: .fail(cases: 1, scope: "s", Evidence(observed: ["advice"])),
      .nonceUnique: CheckOutcome(grade: .suiteError, cases: 0, scope: "s"),
      .nonceStrength: CheckOutcome(grade: .insufficientData, cases: 1, scope: "s"),
    ])
    #expect(try updated([], from: report).entries.map(\.expectation.id) == ["nonce.strength"])
  }

  @Test func `a cause that says nothing of its own is recorded by its name alone`() throws {
    let report = ExpectedRuns.report([
      .nonceUnique: .fail(cases: 1, scope: "s", Evidence(observed: [], cause: .hangs))
    ])
    let recorded = try updated([], from: report).entries[0].expectation
    #expect(recorded.cause == Cause.hangs.name && recorded.message == nil)
  }

  @Test func `a long cause is recorded whole`() throws {
    let sentence = Array(repeating: "words", count: 40).joined(separator: " and ")
    let report = ExpectedRuns.report([
      .nonceUnique: .fail(
        cases: 1, scope: "s",
        Evidence(observed: [], cause: .hangs.saying(sentence)))
    ])
    let recorded = try updated([], from: report).entries[0].expectation.message
    #expect(recorded == sentence)
  }
}
