import PropertyEngine
import Testing

@testable import ScheduleExplorer

/// Strategies on a tree of known size: 3 sources with 3 steps each, 9! / (3!)³ = 1,680 orders.
@Suite struct StrategyTests {
  private func explore(_ strategy: some Strategy, orders: inout Set<String>) -> ExplorationReport {
    var seen: Set<String> = []
    defer { orders = seen }
    return Explorer.taskExecutors().explore(strategy) { run in
      let log = Log()
      for name in ["a", "b", "c"] {
        run.spawn(name) {
          for _ in 1...3 {
            log.text += name
            await run.pause()
          }
        }
      }
      run.atEnd { _ in seen.insert(log.text) }
    }
  }

  @Test func `depth first tries every order once`() {
    var orders: Set<String> = []
    let report = explore(DepthFirst(), orders: &orders)
    #expect(report.isPassed)
    #expect(orders.count == 1_680)
    #expect(report.completeness.isExhaustive)
  }

  @Test(arguments: [(0, 6), (1, 42)])
  func `a preemption bound leaves out the orders with more`(bound: Int, least: Int) {
    var orders: Set<String> = []
    let report = explore(DepthFirst(preemptions: 0...bound), orders: &orders)
    #expect(report.completeness.search == .preemptions(atMost: bound))
    #expect(orders.count >= least)
    #expect(orders.count < 1_680)
  }

  @Test func `a budget ends the search, and the statement says so`() {
    var orders: Set<String> = []
    let report = explore(DepthFirst(budget: 3), orders: &orders)
    #expect(report.sentence.contains("the first 3 of the orders without a preemption"))
  }

  @Test func `the same seed gives the same orders`() {
    var first: Set<String> = []
    var second: Set<String> = []
    _ = explore(UniformRandom(seed: 5, budget: 50), orders: &first)
    _ = explore(UniformRandom(seed: 5, budget: 50), orders: &second)
    #expect(first == second)
    _ = explore(PriorityChanges(depth: 2, seed: 5, budget: 50), orders: &first)
    _ = explore(PriorityChanges(depth: 2, seed: 5, budget: 50), orders: &second)
    #expect(first == second)
    #expect(first.count > 6)
  }
}

/// `@unchecked Sendable`: used by one thread at a time, which the explorer sees to.
private final class Log: @unchecked Sendable {
  var text = ""
}

extension ScheduledRun {
  /// A suspension that ends by itself.
  fileprivate func pause() async {
    await withUnsafeContinuation { (done: UnsafeContinuation<Void, Never>) in done.resume() }
    await Task.yield()
  }
}
