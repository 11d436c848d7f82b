import AuthConformance
import ConformanceModel
import ConformanceRunner
import Foundation
import Testing

/// A run that is told not to go on.
@Suite struct StoppedRunTests {
  @Test(arguments: [1, 3])
  func `what follows the failure that stops a run is not in its report, which is partial`(
    jobs: Int
  ) async throws {
    let whole = try await report(jobs: jobs) { _ in true }
    let stopped = try await report(jobs: jobs) { !$0.grade.blamesSubject }
    let first = try #require(whole.results.firstIndex { $0.grade.blamesSubject })
    #expect(whole.complete && !stopped.complete)
    #expect(first < whole.results.count - 1)
    #expect(stopped.results.map(\.id) == whole.results.prefix(first + 1).map(\.id))
    #expect(stopped.verdict == .violates)
  }

  private func report(
    jobs: Int, goesOn: (RequirementResult) -> Bool
  ) async throws -> RunReport {
    var options = RunOptions(areas: [.nonce], profile: .quick)
    options.jobs = jobs
    let target = Runner.Target(
      command: BuiltProduct.command(for: "short-by-one"), commandLine: .named("short-by-one"))
    return try await Runner(target: target, options: options)
      .run(startedAt: Date(timeIntervalSince1970: 0), onResult: { result, _ in goesOn(result) })
  }
}
