import Foundation
import ScheduleExplorer
import Testing

/// Randomness alone is not enough.
@Suite struct RareOrderTests {
  /// Checks, waits and sets; whoever is not the first steps back for a while, which usually hides it.
  private actor Gate {
    private var isBusy = false
    private var callers = 0

    func enter() async -> Bool {
      callers += 1
      if callers > 1 { for _ in 1...12 { await Task.yield() } }
      guard !isBusy else { return false }
      await Task.yield()
      isBusy = true
      return true
    }
  }

  private actor Count {
    var value = 0
    func increment() -> Int {
      value += 1
      return value
    }
  }

  private func explore(_ strategy: some Strategy) -> ExplorationReport {
    Explorer.taskExecutors().explore(strategy) { run in
      let (gate, entered) = (Gate(), Count())
      for name in ["A", "B"] {
        run.spawn(name) {
          guard await gate.enter() else { return }
          let count = await entered.increment()
          if count > 1 { run.fail("at most one enters", observed: "\(count) entered") }
        }
      }
    }
  }

  /// As many random orders as are asked for.
  private static let randomOrders =
    ProcessInfo.processInfo.environment["RANDOM_ORDERS"].flatMap { Int($0) } ?? 1_000

  @Test func `an order that random orders miss is found depth first and by priorities`() {
    let random = explore(UniformRandom(seed: 7, budget: Self.randomOrders))
    #expect(random.verdict == .passed)
    #expect(random.orders == Self.randomOrders)
    for seed: UInt64 in 1...3 {
      #expect(explore(PriorityChanges(depth: 3, seed: seed, budget: 5_000)).verdict == .failed)
    }
    let systematic = explore(DepthFirst(budget: 2_000))
    #expect(systematic.verdict == .failed)
    #expect(systematic.orders < 200)
  }
}
