import ConformanceModel
import Foundation
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct AgainTests {
  @Test func `the line that judges again leaves the report folder as it is`() {
    var report = ExpectedRuns.report([:])
    report.seed = "7"
    report.profile = .standard
    report.subject.commandLine = .named("missing-w")
    #expect(
      report.again(judging: .charsetComplete)
        == "auth-conformance run missing-w --only charset.complete --seed 7 --no-reports")
    report.subject.commandLine = .program("python3 subject.py")
    #expect(
      report.again(judging: .charsetComplete, token: "pe1:x")
        == "auth-conformance run --replay pe1:x --no-reports -- python3 subject.py")
  }

  @Test func `the line of a crash judges again all that it explains`() {
    var report = ExpectedRuns.report([:])
    report.results = []
    report.seed = "7"
    report.profile = .standard
    report.subject.commandLine = .named("raises")
    for id: RequirementID in [.tokenMissing, .tokenClaims, .digestVectors] {
      let outcome = CheckOutcome(
        grade: .crash, cases: 1, scope: "",
        evidence: Evidence(drawn: ["\(id)"], cause: .exceptionUncaught))
      report.add(
        outcome, of: Requirement.named(id)!, again: report.again(judging: id))
    }
    for _ in 1...2 {
      report.foldImplied()
      report.repeatWholeBlocks()
    }
    #expect(
      report.results.map(\.again) == [
        "auth-conformance run raises --only token.missing,token.claims --seed 7 --no-reports",
        "auth-conformance run raises --only token.claims --seed 7 --no-reports",
        "auth-conformance run raises --only digest.vectors --seed 7 --no-reports",
      ])
  }

  @Test func `the line of a failure judges again what is wrong besides in others, not all others`()
  {
    var report = ExpectedRuns.report([:])
    report.results = []
    report.seed = "7"
    report.profile = .standard
    report.subject.commandLine = .named("lets-in")
    let outcomes: [(RequirementID, [Cause])] = [
      (.tokenMissing, []), (.tokenExpectedEmpty, [.nothingEqualsNothing]), (.tokenSubject, []),
    ]
    for (id, also) in outcomes {
      let outcome = CheckOutcome(
        grade: .fail, cases: 1, scope: "",
        evidence: Evidence(observed: ["1 of 1"], cause: .absentClaimPasses, also: also))
      report.add(outcome, of: Requirement.named(id)!, again: report.again(judging: id))
    }
    report.foldImplied()
    report.repeatWholeBlocks()
    #expect(
      report.results[0].again
        == "auth-conformance run lets-in --only token.missing,token.expected-empty --seed 7 "
        + "--no-reports")
  }

  @Test(arguments: [
    (SubjectCommandLine.named("missing-w"), #"["missing-w"]"#),
    (.program("python3 subject.py"), #"["-- python3 subject.py"]"#),
  ])
  func `a report's file tells a user's command by what stands before it`(
    command: SubjectCommandLine, text: String
  ) throws {
    #expect(String(decoding: try JSONEncoder().encode([command]), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode([SubjectCommandLine].self, from: Data(text.utf8)) == [command])
  }
}
