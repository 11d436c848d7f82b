import AuthConformance
import ConformanceRunner
import Testing

@testable import auth_conformance

/// What `bench` says of built-in subjects that it cannot measure in its own process.
@Suite struct BenchProbeTests {
  private static func probe(_ name: String, only pattern: String) async throws {
    try await BenchCommand.probe(
      name, command: BuiltProduct.command(for: name), BenchTask.matching(pattern),
      timeLimit: .seconds(30))
  }

  @Test func `a sign-in that is never answered is an error instead of an endless wait`() async {
    let expected = UsageError(
      "started-before-stored, benchmark 'sign-in': the provider called back at once, and the "
        + "sign-in was never answered. Only what answers can be measured: see what "
        + "'auth-conformance run' says of it, or choose other benchmarks with '--only'.")
    await #expect(throws: expected) {
      try await Self.probe("started-before-stored", only: "sign-in")
    }
  }

  @Test(arguments: [("no-guard", "sign-in"), ("reference", "*")])
  func `a subject that answers may be measured`(name: String, pattern: String) async throws {
    try await Self.probe(name, only: pattern)
  }
}
