internal import PlainText

/// How much of all that could happen was tried: the value behind one sentence of a report.
package struct Completeness: Hashable, Sendable, CustomStringConvertible {
  /// What the orders were chosen by.
  package enum Search: Hashable, Sendable {
    /// Every order there is.
    case all
    /// Every order with at most this many preemptions.
    case preemptions(atMost: Int)
    /// Depth-first search that ran out of budget before it had tried every order with this many.
    case unfinished(preemptions: Int)
    /// Probabilistic concurrency testing with this many priority changes, plus one.
    case priorities(depth: Int)
    /// Every option equally likely at each step.
    case uniform
    /// One recorded order.
    case replay
  }

  /// What the orders were chosen by.
  package let search: Search
  /// The number of orders tried.
  package let orders: Int
  /// Yields after which a task that does nothing else waited for others, where that happened.
  package var heldBackAfter: Int?
  /// Whether blocks on the main dispatch queue ran, whose turn comes only when no task can run.
  package var leavesMainQueueLast = false
  /// Whether orders were left out that differ only in what comes first of accesses that have nothing
  /// to do with each other.
  package var leavesOutEquivalent = false

  /// Makes a statement.
  package init(_ search: Search, orders: Int, heldBackAfter: Int? = nil) {
    self.search = search
    self.orders = orders
    self.heldBackAfter = heldBackAfter
  }

  /// Whether no order was left out.
  package var isExhaustive: Bool { search == .all }

  /// The statement, such as "all 92 orders".
  package var description: String {
    let count = Quantity.text(orders)
    let base =
      switch search {
      case .all: orders == 1 ? "the only order" : "all \(count) orders"
      case .preemptions(let bound): "all \(preempted(bound)) (\(count))"
      case .unfinished(let bound):
        "the first \(orders == 1 ? "" : count + " ")of the \(preempted(bound))"
      case .priorities(let depth):
        "\(count) PCT run\(orders == 1 ? "" : "s") of depth \(depth)"
      case .uniform: "\(count) random order\(orders == 1 ? "" : "s")"
      case .replay: "one recorded order"
      }
    let heldBack =
      heldBackAfter.map { ", a task that only yields waiting for the others after \($0)" } ?? ""
    let queued = leavesMainQueueLast ? " (the main queue only when no task can run)" : ""
    let equivalent = leavesOutEquivalent ? " that differ in conflicting accesses" : ""
    return base + equivalent + queued + heldBack
  }

  private func preempted(_ bound: Int) -> String {
    switch bound {
    case 0: "orders without a preemption"
    case 1: "orders with ≤ 1 preemption"
    default: "orders with ≤ \(bound) preemptions"
    }
  }
}
