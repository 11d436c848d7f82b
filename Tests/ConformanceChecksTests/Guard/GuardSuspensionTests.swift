import ConformanceChecks
import ConformanceModel
import Testing

/// Orders are explored in processes of their own, see the tests of the command line.
@Suite struct GuardSuspensionTests {
  @Test func `where nothing controls the order of tasks, the check does not apply`() async throws {
    let reason = "the order of tasks cannot be controlled: whole-process control is missing"
    let outcome = try await SignInJudgement.outcome(
      of: .guardSuspension, for: "reference", control: .unavailable(reason))
    #expect(outcome == .notApplicable(reason))
  }
}
