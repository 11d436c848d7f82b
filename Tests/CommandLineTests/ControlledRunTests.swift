import AuthConformance
import AuthGallery
import ConformanceModel
import Foundation
import Testing

/// Gallery subjects in workers whose tasks run in the order that the check chooses.
@Suite struct ControlledRunTests {
  private static let subjects =
    [Gallery.subjects[0]] + Gallery.knownBadSignIns + Gallery.legalSignIns

  private func result(for name: String) async throws -> RequirementResult {
    var options = RunOptions(profile: .quick)
    options.patterns = ["guard.suspension"]
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("auth-conformance").path
    let report = try await Runner(
      target: .init(command: [program, "serve", name], commandLine: name), options: options
    ).run(startedAt: Date(timeIntervalSince1970: 0))
    return try #require(report.results.first)
  }

  #if os(Linux)
    @Test(arguments: subjects.map(\.name))
    func `guard.suspension blames exactly those that declare it`(_ name: String) async throws {
      let subject = try #require(Gallery.named(name))
      let result = try await result(for: name)
      #expect(result.grade.blamesSubject == subject.violates.contains(result.id), "\(result)")
      if subject.kind != .knownBad { #expect(result.grade == .pass, "\(result)") }
    }

    @Test func `the failing order is a table that is the same in every run`() async throws {
      let result = try await result(for: "check-await-set-main-actor")
      #expect(
        result.evidence
          == Evidence(
            observed: [
              "     A (async)                      B (async)",
              "     -----------------------------  -----------------------------",
              "1    signIn, yields /3",
              "4                                   signIn, yields /3, request 1,",
              "                                    waits /6",
              "10   request 2, ✗, waits /6",
              "claim    at most one request is outstanding",
              "observed 2 requests are outstanding at one time",
              "tried    14 orders, among them all orders without a preemption (4)",
              "         (level 2)",
              "again    pe1:222222222222_20async-async:WWWW1WWWWWWWW:63409ce4",
            ],
            likely: "check, await, set: the second caller checks before the first has set"))
    }
  #else
    @Test func `elsewhere the requirement does not apply, with the reason`() async throws {
      let result = try await result(for: "reference")
      #expect(result.grade == .notApplicable)
      #expect(
        result.scope
          == "the order of tasks cannot be controlled: whole-process control exists on Linux only")
    }
  #endif
}
