import AuthGallery
import ConformanceChecks
import ConformanceModel
import Testing

/// Verdicts that are no failures.
@Suite struct SignInVerdictTests {
  @Test(
    arguments:
      SignInJudgement.checks.map(\.id).filter {
        ![
          .guardSuspension, .continuationTimeout, .continuationReleased, .continuationAnchor,
          .continuationWithdrawn,
          // Nothing of these is compiled for accesses to memory.
          .guardThreads, .guardRaceFree, .continuationThreads, .continuationRaceFree,
        ].contains($0)
      })
  func `the reference and an honest coordinator pass every check`(_ id: RequirementID) async throws
  {
    for name in ["reference", "refusing-lock", "assumes-main-actor"] {
      // The coordinator behind a lock says that it may be called anywhere.
      if id == .continuationMainThread, name == "refusing-lock" { continue }
      let outcome = try await SignInJudgement.outcome(of: id, for: name)
      #expect(outcome.grade == .pass, "\(outcome)")
      #expect(outcome.cases > 0)
    }
  }

  @Test func `the catalogue has a check for every row of its areas`() {
    let rows = Requirement.all.filter {
      $0.area == .continuation || $0.area == .guard || $0.id == .nonceUniqueAttempts
    }.map(\.id).filter { $0 != .guardFlows }
    #expect(SignInJudgement.checks.map(\.id) == rows)
  }

  @Test(arguments: [
    (RequirementID.guardRefusalHarmless, "superseding", "the contract refuses nobody"),
    (.continuationTimeout, "reference", "the contract declares no timeout"),
    (
      .continuationMainThread, "refusing-lock",
      "the contract says that the provider has no thread of its own"
    ),
    (.continuationCancelledBefore, "completion-only", "the contract offers no task cancellation"),
    (
      .continuationTimeout, "timeout-with-late-success",
      "the order of tasks and their time are not controlled"
    ),
    (.guardEveryEntry, "async-only", "the contract offers one entry point"),
    (
      .continuationStartFailure, "own-randomness",
      "the contract names neither an injected byte source nor a window"
    ),
  ])
  func `what the contract excludes is not applicable, with the reason`(
    _ id: RequirementID, _ name: String, _ reason: String
  ) async throws {
    let outcome = try await SignInJudgement.outcome(of: id, for: name)
    #expect(outcome == .notApplicable(reason))
  }

  @Test func `a scenario whose simpler stories go wrong is left to other requirements`()
    async throws
  {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationDuplicates, for: "delegate-freed")
    #expect(
      outcome
        == CheckOutcome(
          grade: .insufficientData, cases: 0,
          scope: "no scenario can be judged before 'continuation.cancel', "
            + "'continuation.failure', 'continuation.malformed', 'continuation.success' holds",
          evidence: Evidence(
            observed: ["each of 20 plays already goes wrong in a simpler story inside it"],
            remedy: "Repair what 'continuation.cancel', 'continuation.failure', "
              + "'continuation.malformed', 'continuation.success' say first: then there is enough "
              + "to judge.",
            awaits: [
              .continuationCancel, .continuationFailure, .continuationMalformed,
              .continuationSuccess,
            ])))
  }

  @Test func `plays that are left to another requirement are counted`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .guardReleased, for: "silent-on-cancel")
    #expect(
      outcome
        == .pass(
          cases: 22,
          scope: "22 scripted plays (async, completion; overlap 'refuse'), "
            + "settled after every step; level 0: the order of the suite's own steps; "
            + "2 more left to 'continuation.cancel'"
        ))
  }
}
