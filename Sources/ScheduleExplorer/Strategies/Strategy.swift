package import PropertyEngine

/// Decides what happens next, run after run.
///
/// Whatever decides, a schedule is a sequence of choices: a decision that the strategy leaves
/// open is drawn from the run's choice source, and one that it takes is noted beside it.
package protocol Strategy {
  /// Prepares the next run.
  ///
  /// - Returns: Where the run draws its values and open decisions from; nil when there is nothing
  ///   left to try.
  mutating func begin() -> ChoiceSource?

  /// Picks one of two or more options.
  ///
  /// - Parameters:
  ///   - options: What could happen; the simplest first.
  ///   - canContinue: Whether option 0 goes on with the task that ran last, so that every other
  ///     is a preemption.
  /// - Returns: A position, or nil to draw it from the choice source; in one run always the same
  ///   of the two.
  mutating func pick(among options: [StepOption], canContinue: Bool) -> Int?

  /// Takes note of a run that ended.
  mutating func end(_ run: borrowing RunRecord)

  /// Whether the run that ended last had not been run before.
  var wasNew: Bool { get }

  /// The first place where a run offered something else than it should have.
  var difference: ScheduleDifference? { get }

  /// What has been tried so far.
  var completeness: Completeness { get }
}

extension Strategy {
  /// Strategies that never repeat an order on purpose.
  package var wasNew: Bool { true }

  /// Strategies that expect nothing are never disappointed.
  package var difference: ScheduleDifference? { nil }
}
