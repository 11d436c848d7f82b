import ScheduleExplorer
import Testing

/// Scenarios of `ScheduleProbe`, run in processes of their own under whole-process control.
@Suite(.serialized) struct WholeProcessTests {
  private let reach =
    "(level 2: the order of all tasks, actors and sleeps of the process, each mailbox first in, "
    + "first out)"

  @Test func `a check-await-set guard is found and shown with its fewest interruptions`() {
    #expect(
      ProbeProgram.output("check-await-set") == [
        "failed in 1 of 5 orders", "2 requests at once",
        "     first                               second",
        "     ----------------------------------  ----------------------------------",
        "1    busy? no, yields /3",
        "4                                        busy? no, yields /3, request,",
        "                                         sleeps 5 s /6",
        "10   request, sleeps 5 s /6",
        "13   ~ time passes: 5 s ~",
        "14   answer, ends",
        "17                                       answer, ✗, ends",
        "broken: one request at a time",
        "tried: 5 orders, among them all orders without a preemption (2) (level 2)",
        "again: pe1:222222222222_20check-await-set:WWWW1WWWWWWWW:5037205f",
      ])
  }

  @Test(.enabled(if: MainQueueTime.canBeKept))
  func `timers of the main queue and the main run loop run in virtual time`() {
    let output = ProbeProgram.output("main-queue-timers")
    #expect(output.count == 1 && output[0].hasPrefix("held in the only order"), "\(output)")
  }

  @Test(arguments: [
    ("check-set-await", "all 68 orders"), ("three-callers", "all 10,734 orders"),
    ("cancellation-heard", "all 4 orders"), ("sleeps", "all 2 orders"),
    ("settled-player", "the only order"), ("settled-before-time-passes", "the only order"),
  ])
  func `what is right in every order passes exhaustively`(scenario: String, orders: String) {
    #expect(ProbeProgram.output(scenario) == ["held in \(orders) \(reach)"])
  }

  @Test func `code on the main actor is not interrupted where it calls itself`() {
    let output = ProbeProgram.output("main-actor-check-set-await")
    #expect(output.count == 1)
    #expect(output.first?.hasPrefix("held in all ") == true, "\(output)")
  }

  @Test(arguments: [
    ("check-sleep-set", "failed in 144 of 144 orders"),
    ("check-await-set", "failed in 3,552 of 3,564 orders"),
  ])
  func `failing orders are counted exhaustively`(scenario: String, count: String) {
    #expect(ProbeProgram.output(scenario, "count").first == count)
  }

  @Test(arguments: ["depth-first", "random", "pct"])
  func `whatever finds it, the same order is shown`(strategy: String) {
    let first = ProbeProgram.output("main-actor-guard", "depth-first")
    let output = ProbeProgram.output("main-actor-guard", strategy)
    #expect(output.count == first.count)
    #expect(output.dropFirst().dropLast(2) == first.dropFirst().dropLast(2))
    #expect(output.last == first.last)
  }

  @Test func `a caller who is never answered is found without a time limit`() {
    #expect(
      ProbeProgram.output("overwritten-slot") == [
        "failed in the first order tried",
        "first waits for something that can no longer come",
        "    first                     second                    provider",
        "    ------------------------  ------------------------  ------------------------",
        "1   stores, waits /1",
        "2                             stores, waits /1",
        "3                                                       success",
        "4                             ends",
        "5                                                       success",
        "broken: every task ends",
        "tried: the first of the orders without a preemption (level 2)",
        "again: pe1:2222_20overwritten-slot:WWWW:5c4cd636",
      ])
  }

  @Test(arguments: [
    ("early-callback", "caller waits for something that can no longer come"),
    ("callback-after-timeout", "2 answers"),
    ("cancellation-ignored", "caller waits for something that can no longer come"),
    ("task-group", "2 increments made 1"),
    ("unstructured-task", "2 increments made 1"),
    ("spins-for-ever", "still running after 500 steps: spinner"),
  ])
  func `every kind of bad order is found`(scenario: String, observed: String) {
    #expect(ProbeProgram.output(scenario).contains(observed))
  }

  @Test func `a timeout and a late callback stand in columns of their own`() {
    #expect(
      ProbeProgram.output("callback-after-timeout").prefix(10) == [
        "failed in the first order tried", "2 answers",
        "    caller                    caller.1                  provider",
        "    ------------------------  ------------------------  ------------------------",
        "1   waits /1",
        "2                                                       success, success",
        "3   success, ends",
        "4                             sleeps 30 s /1",
        "5   ~ time passes: 30 s ~",
        "6                             timeout, ✗, stops /2",
      ])
  }

  @Test func `an order that 20,000 random runs miss is found depth first and by priorities`() {
    #expect(
      ProbeProgram.output("rare-order", "random").first == "held in 20,000 random orders \(reach)")
    let token = "again: pe1:22222222222222222_20rare-order:WWWWWWWWWWW1WWWWWW:85a32249"
    #expect(ProbeProgram.output("rare-order", "depth-first").last == token)
    #expect(ProbeProgram.output("rare-order", "pct").last == token)
  }

  @Test func `tasks that only yield are held back and time passes all the same`() {
    let fair = ", a task that only yields waiting for the others after 16 \(reach)"
    #expect(ProbeProgram.output("waits-by-yielding").first?.hasSuffix(fair) == true)
    #expect(ProbeProgram.output("spins-until-time-passes").first?.hasSuffix(fair) == true)
  }

  @Test func `the main dispatch queue has its turn when no task can run`() {
    let queued = "(the main queue only when no task can run)"
    #expect(ProbeProgram.output("main-queue") == ["held in the only order \(queued) \(reach)"])
    #expect(ProbeProgram.output("main-queue-twice") == ["held in all 3 orders \(queued) \(reach)"])
  }

  @Test func `what is on the main thread may assume so, and what is not may not`() {
    #expect(ProbeProgram.output("assumes-main") == ["held in the only order \(reach)"])
  }

  @Test(arguments: ["dispatch-queue", "clock-dependent"])
  func `what runs outside control makes the result inconclusive`(scenario: String) {
    let output = ProbeProgram.output(scenario)
    #expect(output.count == 1)
    #expect(output.first?.hasPrefix("inconclusive: ") == true)
  }

  @Test func `a token runs its order again, and says where it no longer fits`() {
    let token = "pe1:222222222222_20check-await-set:WWWW1WWWWWWWW:5037205f"
    let found = ProbeProgram.output("check-await-set")
    let again = ProbeProgram.output("check-await-set", "replay", token)
    #expect(again.dropFirst().dropLast(2) == found.dropFirst().dropLast(2))
    #expect(
      ProbeProgram.output("check-set-await", "replay", token) == [
        "the token does not fit: decision 7: no decision, 2 options before. "
          + "The scenario, or its build mode, has changed"
      ])
  }

  @Test func `asynchronous code is driven, and may explore in turn`() {
    #expect(
      ProbeProgram.output("drive") == [
        "held in all 68 orders \(reach)", "driven to the end", "ended",
      ])
  }
}
