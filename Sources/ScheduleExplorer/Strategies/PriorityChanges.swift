package import PropertyEngine

/// Probabilistic concurrency testing: random priorities, and a few random points of change.
///
/// PCT of Burckhardt, Kothari, Musuvathi and Nagarakatte (ASPLOS 2010). The runnable task of the
/// highest priority goes on; at each of d − 1 random steps the one running falls below all
/// others. A bug of depth d among n tasks and k steps is hit with probability at least
/// 1 / (n · k^(d−1)) per run, however rare it is under uniform choice.
package struct PriorityChanges: Strategy {
  private let depth: Int
  private let budget: Int
  private var random: SplitMix64
  private var runs = 0

  /// Decisions of the longest run so far: where change points are spread.
  private var longest = 16
  private var decisions = 0
  private var changes: [Int] = []
  private var priorities: [Int32: UInt64] = [:]
  private var source: ChoiceSource?

  /// A search.
  ///
  /// - Parameters:
  ///   - depth: Ordering constraints that a bug needs, at least 1; there are one fewer changes.
  ///   - seed: The same seed gives the same orders and values.
  ///   - budget: The number of runs.
  package init(depth: Int, seed: UInt64, budget: Int) {
    precondition(depth > 0, "a bug needs at least one ordering constraint")
    self.depth = depth
    self.budget = budget
    random = SplitMix64(seed: seed)
  }

  package mutating func begin() -> ChoiceSource? {
    if runs >= budget { return nil }
    decisions = 0
    changes.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    for _ in 1..<depth { changes.append(Int.random(in: 0..<longest, using: &random)) }
    return ChoiceSource(seed: random.next(), isRecording: true)
  }

  package mutating func pick(among options: [StepOption], canContinue: Bool) -> Int? {
    if options[0].kind == .alternative { return Int.random(in: options.indices, using: &random) }
    var best = highest(of: options)
    // Priorities given at the start keep their top bit; changes hand out 1, 2, …, d − 1.
    for position in 0..<changes.count where changes[position] == decisions {
      priorities[options[best].key] = UInt64(position + 1)
      best = highest(of: options)
    }
    decisions += 1
    return best
  }

  private mutating func highest(of options: [StepOption]) -> Int {
    var best = 0
    var bestPriority: UInt64 = 0
    for position in 0..<options.count {
      let key = options[position].key
      let priority: UInt64
      if let known = priorities[key] {
        priority = known
      } else {
        priority = random.next() | 1 << 63
        priorities[key] = priority
      }
      if priority > bestPriority {
        bestPriority = priority
        best = position
      }
    }
    return best
  }

  package mutating func end(_ run: borrowing RunRecord) {
    runs += 1
    longest = max(longest, decisions)
  }

  package var completeness: Completeness {
    Completeness(.priorities(depth: depth), orders: runs)
  }
}
