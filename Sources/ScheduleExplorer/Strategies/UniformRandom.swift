package import PropertyEngine

/// Takes every option with equal probability at each step.
///
/// Cheap and unbiased per step, but rare orders stay rare: prefer `PriorityChanges` for long
/// runs and `DepthFirst` for short ones.
package struct UniformRandom: Strategy {
  private var seeds: SplitMix64
  private let budget: Int
  private var runs = 0

  /// A search.
  ///
  /// - Parameters:
  ///   - seed: The same seed gives the same orders and values.
  ///   - budget: The number of runs.
  package init(seed: UInt64, budget: Int) {
    seeds = SplitMix64(seed: seed)
    self.budget = budget
  }

  package mutating func begin() -> ChoiceSource? {
    if runs >= budget { return nil }
    return ChoiceSource(seed: seeds.next(), isRecording: true)
  }

  package mutating func pick(among options: [StepOption], canContinue: Bool) -> Int? { nil }

  package mutating func end(_ run: borrowing RunRecord) { runs += 1 }

  package var completeness: Completeness { Completeness(.uniform, orders: runs) }
}
