import ConformanceModel
import Testing

@testable import auth_conformance

@Suite struct RunProgressTests {
  private static func result(_ id: RequirementID, _ outcome: CheckOutcome) throws
    -> RequirementResult
  {
    RequirementResult(
      requirement: try #require(Requirement.named(id)), outcome: outcome, again: nil)
  }

  private static let plan: [RequirementID] = [.charsetComplete, .charsetUniform, .digestVectors]

  @Test func `the line says what is judged, and after a second how fast and how long`() throws {
    var progress = RunProgress(plan: Self.plan, expected: [:])
    #expect(progress.line(after: 0) == "0/3  charset 1/2  complete")
    progress.begin(.charsetComplete)
    _ = progress.note(try Self.result(.charsetComplete, .pass(cases: 1, scope: "")))
    progress.begin(.charsetUniform)
    #expect(progress.line(after: 0.5) == "1/3  charset 2/2  uniform")
    #expect(progress.line(after: 2) == "1/3  charset 2/2  uniform  0.5/s  about 4 s left")
    _ = progress.note(try Self.result(.charsetUniform, .notApplicable("no nonces")))
    progress.begin(.digestVectors)
    #expect(progress.line(after: 4) == "2/3  digest 1/1  vectors  0.5/s  about 2 s left")
  }

  @Test func `an earlier run says what takes long`() throws {
    let times: [RequirementID: Double] = [
      .charsetComplete: 1, .charsetUniform: 1, .digestVectors: 198,
    ]
    var progress = RunProgress(plan: Self.plan, expected: times)
    _ = progress.note(try Self.result(.charsetComplete, .pass(cases: 1, scope: "")))
    _ = progress.note(try Self.result(.charsetUniform, .pass(cases: 1, scope: "")))
    #expect(
      progress.line(after: 1) == "2/3  digest 1/1  vectors  2.0/s  about 1 min 39 s left")
  }

  @Test func `a failure is a line at once, and an area is one at its end`() throws {
    var progress = RunProgress(plan: Self.plan, expected: [:])
    let failed = CheckOutcome.fail(
      cases: 1, scope: "", Evidence(observed: ["declared letters \u{1B}[31m never occur"]))
    #expect(
      progress.note(try Self.result(.charsetComplete, failed))
        == [#"FAIL  charset.complete: declared letters \u{1B}[31m never occur"#])
    #expect(
      progress.note(try Self.result(.charsetUniform, .pass(cases: 1, scope: "")))
        == ["charset       1 pass, 1 fail"])
    #expect(
      progress.note(try Self.result(.digestVectors, .notApplicable("no digests")))
        == ["digest        0 pass, 1 not applicable"])
  }

  @Test func `a run counts in the words of its report`() throws {
    var progress = RunProgress(plan: Self.plan, expected: [:])
    let short = CheckOutcome(
      grade: .insufficientData, cases: 1, scope: "",
      evidence: Evidence(observed: ["1,000 nonces are too few"]))
    #expect(
      progress.note(try Self.result(.charsetComplete, short))
        == ["TOO LITTLE DATA  charset.complete: 1,000 nonces are too few"])
    let crash = CheckOutcome(
      grade: .crash, cases: 1, scope: "", evidence: Evidence(observed: ["ended"]))
    #expect(
      progress.note(try Self.result(.charsetUniform, crash))
        == ["CRASH  charset.uniform: ended", "charset       0 pass, 1 crash, 1 too little data"])
    #expect(progress.line(after: 0) == "2/3  digest 1/1  vectors  1 crash  1 too little data")
  }

  @Test func `a known failure is not wrong`() throws {
    var progress = RunProgress(plan: Self.plan, expected: [:])
    var known = try Self.result(.charsetComplete, .fail(cases: 1, scope: "", Evidence()))
    known.grade = .expectedFailure
    #expect(progress.note(known) == [])
    #expect(
      progress.note(try Self.result(.charsetUniform, .pass(cases: 1, scope: "")))
        == ["charset       1 pass, 1 known"])
  }

  @Test func `no line is wider than a terminal`() throws {
    let long = String(repeating: "observation ", count: 40)
    let failed = CheckOutcome.fail(cases: 1, scope: "", Evidence(observed: [long]))
    for columns in [39, 79, 119] {
      var progress = RunProgress(
        plan: [.charsetUniformPosition], expected: [:], columns: columns)
      progress.begin(.charsetUniformPosition)
      #expect(progress.line(after: 1e7).count <= columns)
      let lines = progress.note(try Self.result(.charsetUniformPosition, failed))
      // Without a word that is cut in two.
      #expect(lines[0].count <= columns)
      #expect(["-position…", "observation…"].contains { lines[0].hasSuffix($0) }, "\(lines[0])")
    }
  }
}
