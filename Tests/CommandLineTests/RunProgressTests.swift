import ConformanceModel
import Testing

@testable import auth_conformance

@Suite struct RunProgressTests {
  private static func result(_ id: String, _ outcome: CheckOutcome) throws -> RequirementResult {
    RequirementResult(
      requirement: try #require(Requirement.named(id)), outcome: outcome, again: nil)
  }

  private static let plan = ["charset.complete", "charset.uniform", "digest.vectors"]

  @Test func `the line says what is judged, and after a second how fast and how long`() throws {
    var progress = RunProgress(plan: Self.plan, expected: [:])
    #expect(progress.line(after: 0) == "0/3  charset 1/2  complete")
    progress.begin("charset.complete")
    _ = progress.note(try Self.result("charset.complete", .pass(cases: 1, scope: "")))
    progress.begin("charset.uniform")
    #expect(progress.line(after: 0.5) == "1/3  charset 2/2  uniform")
    #expect(progress.line(after: 2) == "1/3  charset 2/2  uniform  0.5/s  about 4 s left")
    _ = progress.note(try Self.result("charset.uniform", .notApplicable("no nonces")))
    progress.begin("digest.vectors")
    #expect(progress.line(after: 4) == "2/3  digest 1/1  vectors  0.5/s  about 2 s left")
  }

  @Test func `an earlier run says what takes long`() throws {
    let times = ["charset.complete": 1.0, "charset.uniform": 1, "digest.vectors": 198]
    var progress = RunProgress(plan: Self.plan, expected: times)
    _ = progress.note(try Self.result("charset.complete", .pass(cases: 1, scope: "")))
    _ = progress.note(try Self.result("charset.uniform", .pass(cases: 1, scope: "")))
    #expect(
      progress.line(after: 1) == "2/3  digest 1/1  vectors  2.0/s  about 1 min 39 s left")
  }

  @Test func `a failure is a line at once, and an area is one at its end`() throws {
    var progress = RunProgress(plan: Self.plan, expected: [:])
    let failed = CheckOutcome.fail(
      cases: 1, scope: "", Evidence(observed: ["declared letters \u{1B}[31m never occur"]))
    #expect(
      progress.note(try Self.result("charset.complete", failed))
        == [#"FAIL  charset.complete: declared letters \u{1B}[31m never occur"#])
    #expect(
      progress.note(try Self.result("charset.uniform", .pass(cases: 1, scope: "")))
        == ["charset       1 pass, 1 wrong"])
    #expect(
      progress.note(try Self.result("digest.vectors", .notApplicable("no digests")))
        == ["digest        0 pass, 1 not applicable"])
  }

  @Test func `no line is wider than a terminal`() throws {
    let long = String(repeating: "observation ", count: 40)
    var progress = RunProgress(plan: ["charset.uniform-position"], expected: [:])
    progress.begin("charset.uniform-position")
    #expect(progress.line(after: 1e7).count <= RunProgress.width)
    let failed = CheckOutcome.fail(cases: 1, scope: "", Evidence(observed: [long]))
    for line in progress.note(try Self.result("charset.uniform-position", failed)) {
      #expect(line.count <= RunProgress.width)
    }
  }
}
