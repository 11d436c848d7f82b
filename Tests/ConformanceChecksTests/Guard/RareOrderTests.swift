import AuthGallery
@testable import ConformanceChecks
import ConformanceModel
import Foundation
import PropertyEngine
import ScheduleExplorer
import Testing

/// Randomness alone is not enough.
@Suite struct RareOrderTests {
  private func search(_ name: String) throws -> PairSearch {
    let entry = try #require(Gallery.named(name))
    let subject = try #require(entry.subject as? any SignInSubject)
    let context = CheckContext(profile: .standard, seed: 1, samples: NonceSamples())
    return PairSearch(
      OrderSearch(
        explorer: .taskExecutors(), subject: subject, context: context,
        requirement: .guardSuspension))
  }

  /// As many random orders as are asked for: 20,000 take half a minute in a debug build.
  private static let randomOrders =
    ProcessInfo.processInfo.environment["RANDOM_ORDERS"].flatMap { Int($0) } ?? 1_000

  @Test func `an order that random orders miss is found depth first and by priorities`() throws {
    let search = try search("rare-window")
    let random = try search.explore(
      [.async, .async], .anyOrder, UniformRandom(seed: 7, budget: Self.randomOrders),
      shrinkBudget: 0)
    #expect(random.verdict == .passed)
    #expect(random.orders == Self.randomOrders)
    for seed: UInt64 in 1...3 {
      let priorities = try search.explore(
        [.async, .async], .anyOrder, PriorityChanges(depth: 3, seed: seed, budget: 5_000),
        shrinkBudget: 0)
      #expect(priorities.verdict == .failed)
    }
    let systematic = try search.explore(
      [.async, .async], .anyOrder, DepthFirst(budget: 2_000), shrinkBudget: 0)
    #expect(systematic.verdict == .failed)
    #expect(systematic.orders == 50)
  }

  @Test func `two callers of a correct guard hold in every order, and three in a part`() throws {
    let search = try search("awaits-behind-a-guard")
    let two = try search.explore([.async, .async], .anyOrder, DepthFirst(), shrinkBudget: 0)
    #expect(two.isPassed)
    #expect(two.completeness.description == "all 162 orders")
    // All orders of three are 46,176; see the probe's scenario `three-callers` for a whole tree.
    let three = try search.explore(
      [.async, .async, .async], .anyOrder, DepthFirst(budget: 1_000), shrinkBudget: 0)
    #expect(three.isPassed)
    #expect(!three.completeness.isExhaustive)
    #expect(three.orders > 500)
  }
}
