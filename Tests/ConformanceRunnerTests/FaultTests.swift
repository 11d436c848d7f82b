import AuthConformance
import ConformanceModel
import ConformanceRunner
import Foundation
import Testing

@Suite struct FaultTests {
  private func run(_ command: [String], seconds: Int = 20) async throws -> RunReport {
    var options = RunOptions(profile: .quick, timeLimit: .seconds(seconds))
    options.patterns = ["digest.*"]
    return try await Runner(
      target: .init(command: command, commandLine: .program("faulty")), options: options
    ).run(startedAt: Date(timeIntervalSince1970: 0))
  }

  @Test(arguments: [
    (FaultySubject.Fault.kill, Grade.crash), (.exit, .crash), (.flood, .suiteError),
    (.garbage, .suiteError),
  ])
  func `a fault is the grade of the check that met it and the run goes on to its end`(
    fault: FaultySubject.Fault, grade: Grade
  ) async throws {
    let report = try await run(FaultySubject.command(fault, at: 2))
    let judged = report.results.filter { $0.grade != .notApplicable }
    #expect(judged.map(\.grade) == judged.map { _ in grade })
    #expect(judged.contains { $0.id == .digestStreaming })
    #expect(report.results.count == RunOptions(patterns: ["digest.*"]).checks.count)
    #expect(report.complete)
  }

  @Test func `a subject that sleeps for ever is graded as a hang`() async throws {
    let report = try await run(FaultySubject.command(.sleep, at: 2), seconds: 1)
    let result = try #require(report.results.first { $0.id == .digestStreaming })
    #expect(result.grade == .hang)
    #expect(
      result.evidence?.observed == [
        "no answer to 'streamDigest' within 1.0 seconds",
        "a first try, in another process, was silent for half of that",
      ])
  }

  @Test func `a subject that sleeps once hangs nowhere, and the scope tells of it`() async throws {
    let mark = FileManager.default.temporaryDirectory
      .appendingPathComponent("slept-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let report = try await run(FaultySubject.sleepingOnce(mark: mark, at: 2), seconds: 4)
    let result = try #require(report.results.first { $0.id == .digestStreaming })
    #expect(result.grade == .fail)
    #expect(result.scope.hasSuffix("; a first try was silent for over half the time limit"))
    #expect(!report.results.contains { $0.grade == .hang })
  }

  @Test func `a program that has changed during the run is at fault`() async throws {
    let mark = FileManager.default.temporaryDirectory
      .appendingPathComponent("changed-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let report = try await run(FaultySubject.changing(mark: mark))
    let judged = report.results.filter { $0.grade != .notApplicable }
    #expect(judged.first?.grade == .crash)
    #expect(Set(judged.dropFirst().map(\.grade)) == [.suiteError])
    #expect(
      judged.last?.evidence?.observed == [
        "the answer to 'hello' has another contract than before. Leave the program as it is "
          + "while it is judged"
      ])
  }

  @Test func `the evidence of a crash names signal, request and the last words`() async throws {
    let killed = try await run(FaultySubject.command(.kill, at: 2))
    #expect(
      killed.results.first { $0.id == .digestStreaming }?.evidence
        == Evidence(
          observed: ["the process ended with signal 9 (SIGKILL, killed) during 'streamDigest'"]))
    let exited = try await run(FaultySubject.command(.exit, at: 2))
    #expect(
      exited.results.first { $0.id == .digestStreaming }?.evidence
        == Evidence(
          observed: ["the process ended by itself with exit code 7 during 'streamDigest'"],
          drawn: ["stderr: Error: out of nonces"]))
  }

  @Test func `an answer that is no JSON is shown as it was received`() async throws {
    let report = try await run(FaultySubject.command(.garbage, at: 2))
    #expect(
      report.results.first { $0.id == .digestStreaming }?.evidence?.observed == [
        "the answer to 'streamDigest' is malformed: not a JSON object. Received: 'garbage <here>'"
      ])
    #expect(report.verdict == .suiteError)
  }
}
