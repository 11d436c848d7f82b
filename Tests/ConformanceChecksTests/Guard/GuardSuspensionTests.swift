import AuthGallery
import ConformanceChecks
import ConformanceModel
import ScheduleExplorer
import Testing

/// The check as far as public executors reach; whole processes are judged from the command line.
@Suite struct GuardSuspensionTests {
  private func outcome(for name: String) async throws -> CheckOutcome {
    try await SignInJudgement.outcome(
      of: .guardSuspension, for: name, control: .explorer(.taskExecutors()))
  }

  private let reach =
    "level 1: the order of the tasks that the suite starts and of their children"

  @Test func `guard.suspension tells of an await between check and set`() async throws {
    let observed: [String] = [
      "     A (async)                      B (async)",
      "     -----------------------------  -----------------------------",
      "1    signIn, yields /3",
      "4                                   signIn, yields /3, request 1,",
      "                                    waits /6",
      "10   request 2, ✗, waits /6",
      "claim    at most one request is outstanding",
      "observed 2 requests are outstanding at one time",
      "tried    14 orders, among them all orders without a preemption (4)",
      "         (level 1)",
    ]
    let token = ScheduleToken(
      header: "\(Suite.version) guard.suspension \(Suite.buildMode) async-async",
      decisions: (0..<12).map { (2, $0 == 3 ? 1 : 0) })
    let outcome = try await outcome(for: "check-await-set")
    #expect(
      outcome
        == .fail(
          cases: 14,
          scope: "two callers (overlap 'refuse'): async and async, all orders without a "
            + "preemption (4); \(reach)",
          Evidence(
            observed: observed,
            cause: .checkAwaitSet.saying(
              "check, await, set: the second caller checks before the first has set"),
            replay: token.description)))
  }

  @Test func `a guard that is set before the first await passes in all orders`() async throws {
    let outcome = try await outcome(for: "awaits-behind-a-guard")
    #expect(
      outcome
        == .pass(
          cases: 162,
          scope: "two callers (overlap 'refuse'): async and async in all 162 orders; \(reach)"))
  }

  @Test func `a missing guard is left to the requirement that says so`() async throws {
    let outcome = try await outcome(for: "no-guard")
    #expect(
      outcome
        == CheckOutcome(
          grade: .insufficientData, cases: 0,
          scope: "no pair of callers can be judged; left: async and async to 'guard.exclusive', "
            + "async and completion to 'guard.exclusive', completion and completion to "
            + "'guard.exclusive'",
          evidence: Evidence(observed: [
            "each of 3 pairs already goes wrong when its callers keep apart"
          ])))
  }

  @Test func `where nothing controls the order of tasks, the check does not apply`() async throws {
    let reason = "the order of tasks cannot be controlled: whole-process control is missing"
    let outcome = try await SignInJudgement.outcome(
      of: .guardSuspension, for: "reference", control: .unavailable(reason))
    #expect(outcome == .notApplicable(reason))
  }
}
