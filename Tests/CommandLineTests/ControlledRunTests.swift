import AuthConformance
import ConformanceModel
import ConformanceRunner
import ScheduleExplorer
import Testing

/// A gallery subject in a worker whose tasks run in the order that the check chooses.
@Suite struct ControlledRunTests {
  private func result(for name: String) async throws -> RequirementResult {
    let report = try await BuiltProduct.report(on: name, patterns: ["guard.suspension"])
    return try #require(report.results.first)
  }

  #if os(Linux)
    @Test func `the failing order is a table that is the same in every run`() async throws {
      let result = try await result(for: "check-await-set-main-actor")
      let token = ScheduleToken(
        header: "\(Suite.version) guard.suspension \(Suite.buildMode) async-async",
        decisions: (0..<12).map { (2, $0 == 3 ? 1 : 0) })
      #expect(
        result.evidence
          == Evidence(
            observed: [
              "2 requests are outstanding at one time",
              "     A (async)                      B (async)",
              "     -----------------------------  -----------------------------",
              "1    signIn, yields /3",
              "4                                   signIn, yields /3, request 1,",
              "                                    waits /6",
              "10   request 2, ✗, waits /6",
              "broken: at most one request is outstanding",
              "tried: 14 orders, among them all orders without a preemption (4) (level 2)",
            ],
            cause: .checkAwaitSet.saying(
              "check, await, set: the second caller checks before the first has set"),
            replay: token.description))
    }

    @Test func `a guard that is set before the first await passes in all orders`() async throws {
      let result = try await result(for: "awaits-behind-a-guard")
      #expect(result.grade == .pass)
      #expect(result.scope.hasPrefix("two callers (overlap 'refuse'): async and async in all 162 "))
    }

    @Test func `a missing guard is left to the requirement that says so`() async throws {
      let result = try await result(for: "no-guard")
      #expect(result.grade == .insufficientData)
      #expect(
        result.scope == "no pair of callers can be judged; left: async and async to "
          + "'guard.exclusive', async and completion to 'guard.exclusive', completion and "
          + "completion to 'guard.exclusive'")
    }

    @Test func `callback, timer, hop: the order that answers twice is found, and comes back`()
      async throws
    {
      let subject = "timer-beside-hop"
      let report = try await BuiltProduct.report(on: subject, patterns: ["continuation.timeout"])
      let found = try #require(report.results.first)
      #expect(found.grade == .fail)
      #expect(
        found.evidence?.observed.first == "A was answered 2 times: failure, credential")
      let again = try await BuiltProduct.report(
        on: subject, patterns: [], replay: found.evidence?.replay)
      let table = { (evidence: Evidence?) in
        evidence?.observed.prefix { !$0.hasPrefix("tried") }
      }
      #expect(table(again.results.first?.evidence) == table(found.evidence))
    }

    @Test func `an order that ends the process is a table too, and comes back by its token`()
      async throws
    {
      let table = [
        "the process ended with signal 4 (SIGILL, a trap) during 'judge'",
        "in case 0: two callers at once: async and async",
        "    A (async)            B (async)            provider",
        "    -------------------  -------------------  -------------------",
        "1   signIn, request 1,",
        "    waits /1",
        "2                        signIn, yields /1",
        "3                                             success for request",
        "                                              1",
        "4                        ✗",
      ]
      let found = try await result(for: "superseded-resumed-twice")
      #expect(found.grade == .crash)
      #expect(found.evidence?.observed == table)
      let again = try await BuiltProduct.report(
        on: "superseded-resumed-twice", patterns: [], replay: found.evidence?.replay)
      #expect(again.results.first?.evidence == found.evidence)
    }

    @Test func `a defect of one order is shown in the story of its requirement`() async throws {
      let report = try await BuiltProduct.report(
        on: "cancel-lost-before-stored", patterns: ["continuation.cancellation"])
      let evidence = try #require(report.results.first?.evidence)
      #expect(
        evidence.observed
          == [
            "A was answered 'credential', with 1 request; no order of the calls leads to that "
              + "under 'refuse'",
            "continuation-cancellation-0007.async (refuse): the task is cancelled",
            "    A (async)            caller               provider",
            "    -------------------  -------------------  -------------------",
            "1   signIn A, yields /1",
            "2                        cancels A's task",
            "3   request 1, waits /2",
            "4                                             success for request",
            "                                              1",
            "5   A: credential, ✗,",
            "    ends",
            "broken: the answers follow from some order of the calls",
            "tried: all 2 orders (level 2)",
          ])
      #expect(
        evidence.likely == "a cancel that comes before the continuation is stored, or beside a "
          + "callback, is lost")
      let again = try await BuiltProduct.report(
        on: "cancel-lost-before-stored", patterns: [], replay: evidence.replay)
      #expect(again.results.first?.evidence?.observed.dropLast() == evidence.observed.dropLast())
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
