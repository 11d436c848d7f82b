import Testing

@testable import ScheduleExplorer

@Suite struct CompletenessTests {
  @Test(arguments: [
    (Completeness(.all, orders: 92), "all 92 orders"),
    (Completeness(.all, orders: 1), "the only order"),
    (
      Completeness(.preemptions(atMost: 2), orders: 1_204),
      "all orders with ≤ 2 preemptions (1,204)"
    ),
    (Completeness(.preemptions(atMost: 0), orders: 2), "all orders without a preemption (2)"),
    (
      Completeness(.all, orders: 16, heldBackAfter: 16),
      "all 16 orders, a task that only yields waiting for the others after 16"
    ),
    (Completeness(.preemptions(atMost: 1), orders: 9), "all orders with ≤ 1 preemption (9)"),
    (Completeness(.priorities(depth: 3), orders: 10_000), "10,000 PCT runs of depth 3"),
    (Completeness(.uniform, orders: 1_000_000), "1,000,000 random orders"),
    (Completeness(.replay, orders: 1), "one recorded order"),
    (
      Completeness(.unfinished(preemptions: 1), orders: 500),
      "the first 500 of the orders with ≤ 1 preemption"
    ),
  ])
  func `completeness is one sentence with its numbers`(statement: Completeness, text: String) {
    #expect(statement.description == text)
  }
}
