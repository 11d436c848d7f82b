/// One way of making a failing sequence of choices simpler.
///
/// A pass proposes and learns; it never runs anything. So the same passes serve synchronous,
/// asynchronous and out-of-process properties, and the budget is kept in one place.
protocol ShrinkPass: Sendable {
  /// Gives the next proposal, or nil when the pass has nothing left to try.
  ///
  /// - Parameter best: The simplest failing case so far; changes only after a proposal of this
  ///   pass was an improvement.
  mutating func propose(from best: ChoiceRecording) -> [Choice]?

  /// Takes note of what the last proposal brought.
  mutating func learn(_ progress: ShrinkProgress)
}

/// What a proposal brought.
enum ShrinkProgress: Sendable {
  /// It does not fail, or is no simpler.
  case none
  /// It fails and is simpler, with as many choices as before.
  case simpler
  /// It fails with fewer choices.
  case shorter

  var isImprovement: Bool { self != .none }
}
