package import PropertyEngine

/// Tries every order, those with few preemptions first.
///
/// Iterative context bounding of Musuvathi and Qadeer (PLDI 2007): all orders without a
/// preemption, then with at most one, two, four, eight and so on. A preemption switches away from a task that
/// could have gone on; switches at a suspension that blocks are free. Most order bugs need one or
/// two, and an order found this way is the one with the fewest.
///
/// - Complexity: Memory of one path. An order with p preemptions is run once for every bound from
///   p up to the last: twice for most.
package struct DepthFirst: Strategy {
  private struct Branch {
    let optionCount: Int32
    var pick: Int32
    let canContinue: Bool
    /// Preemptions on the path before this branch.
    let before: Int32
    /// Whether what comes after it has been tried from another order of the same things.
    let isKnown: Bool
  }

  private let bounds: ClosedRange<Int>
  private let budget: Int
  private let values: [Choice]
  private let seed: UInt64?
  private let state: (() -> UInt64)?

  /// The most preemptions with which what follows a state was tried.
  private var reached: [UInt64: Int32] = [:]
  private var isInKnown = false
  private var bound: Int
  /// The last bound that is done with; orders within it are run again, but are not new.
  private var exhausted = -1
  private var path: [Branch] = []
  private var cursor = 0
  private var hasPruned = false
  private var isOver = false
  private var orders = 0
  private var runs = 0
  private var lastComplete: (bound: Int, orders: Int)?
  package private(set) var wasNew = true
  private var source: ChoiceSource?

  /// The first place where a run offered something else than it did before the same choices.
  package private(set) var difference: ScheduleDifference?

  /// A search.
  ///
  /// - Parameters:
  ///   - bounds: The preemption bounds to go through, from the lowest.
  ///   - budget: The most runs, over all bounds.
  ///   - values: What the run's value draws are answered with; the simplest after the last.
  ///   - seed: Draws the values at random instead, the same in every run.
  ///   - state: Tells what has happened so far, whatever the order of things that have nothing to do
  ///     with each other, such as ``MemoryAccesses/state()``; 0 where it cannot. Then only one of the
  ///     orders is followed up that lead to the same state, in memory that grows with the states.
  package init(
    preemptions bounds: ClosedRange<Int> = 0...Int(Int32.max), budget: Int = .max,
    values: [Choice] = [], seed: UInt64? = nil, state: (() -> UInt64)? = nil
  ) {
    self.bounds = bounds
    self.budget = budget
    self.values = values
    self.seed = seed
    self.state = state
    bound = bounds.lowerBound
  }

  package mutating func begin() -> ChoiceSource? {
    if isOver || runs >= budget { return nil }
    cursor = 0
    isInKnown = false
    if let source, source.recording.nodes.isEmpty { return source }
    let fresh =
      seed.map { ChoiceSource(seed: $0, isRecording: true) } ?? ChoiceSource(replaying: values)
    source = fresh
    return fresh
  }

  package mutating func pick(among options: [StepOption], canContinue: Bool) -> Int? {
    defer { cursor += 1 }
    if cursor < path.count {
      let branch = path[cursor]
      if Int(branch.optionCount) != options.count, difference == nil {
        difference = ScheduleDifference(
          decision: cursor, expected: Int(branch.optionCount), found: options.count)
      }
      return min(Int(branch.pick), options.count - 1)
    }
    let before = path.last.map { $0.before + ($0.canContinue && $0.pick > 0 ? 1 : 0) } ?? 0
    if !isInKnown { isInKnown = isKnown(options, canContinue: canContinue, after: before) }
    path.append(
      Branch(
        optionCount: Int32(options.count), pick: 0, canContinue: canContinue, before: before,
        isKnown: isInKnown))
    return 0
  }

  /// The most states that are kept: what is not kept is tried again.
  private static let mostStates = 1 << 20

  /// Whether what can follow the state with the preemptions that are left was tried before.
  ///
  /// Every decision has something happen, so that no state comes again in one run: whatever was
  /// reached before has been followed up to the end.
  private mutating func isKnown(
    _ options: [StepOption], canContinue: Bool, after preemptions: Int32
  ) -> Bool {
    guard let state = state?(), state != 0 else { return false }
    let key = options.reduce(into: state ^ (canContinue ? 1 : 0)) { key, option in
      key =
        (key ^ UInt64(UInt32(bitPattern: option.key)) << 8 ^ UInt64(option.kind.rawValue))
        &* 0x100_0000_01B3
    }
    let left = Int32(clamping: bound) - preemptions
    let tried = reached[key]
    if let tried, tried >= left { return true }
    if reached.count < Self.mostStates || tried != nil { reached[key] = left }
    return false
  }

  package mutating func end(_ run: borrowing RunRecord) {
    runs += 1
    let last = path.last.map { Int($0.before) + ($0.canContinue && $0.pick > 0 ? 1 : 0) } ?? 0
    wasNew = last > exhausted
    if wasNew { orders += 1 }
    if cursor < path.count, difference == nil {
      difference = ScheduleDifference(
        decision: cursor, expected: Int(path[cursor].optionCount), found: 0)
    }
    while let branch = path.last {
      if !branch.isKnown, branch.pick + 1 < branch.optionCount {
        let cost = branch.canContinue ? 1 : 0
        if Int(branch.before) + cost <= bound {
          path[path.count - 1].pick += 1
          return
        }
        hasPruned = true
      }
      path.removeLast()
    }
    closeBound()
  }

  private mutating func closeBound() {
    lastComplete = (bound, orders)
    if !hasPruned || bound == bounds.upperBound {
      isOver = true
      return
    }
    exhausted = bound
    bound = min(bound < 2 ? bound + 1 : bound * 2, bounds.upperBound)
    hasPruned = false
  }

  package var completeness: Completeness {
    var tried = triedSoFar
    tried.leavesOutEquivalent = state != nil
    return tried
  }

  private var triedSoFar: Completeness {
    if isOver, let lastComplete {
      return hasPruned
        ? Completeness(.preemptions(atMost: lastComplete.bound), orders: lastComplete.orders)
        : Completeness(.all, orders: lastComplete.orders)
    }
    if let lastComplete {
      return Completeness(
        .preemptions(atMost: lastComplete.bound), orders: lastComplete.orders)
    }
    return Completeness(.unfinished(preemptions: bound), orders: orders)
  }
}
