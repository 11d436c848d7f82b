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

/// The names of the passes, in the order in which they run.
public enum ShrinkPassName: String, CaseIterable, Sendable {
  /// Removes the stretches that filters threw away.
  case dropDiscardedSpans
  /// Removes spans, and doubles the number removed for as long as that works.
  case deleteSpans
  /// Makes every choice of a span the simplest at once.
  case zeroSpans
  /// Puts a part of a recursive value in the place of the whole.
  case replaceByDescendant
  /// Removes short runs of choices that no span marks, such as the seam between two lists.
  case deleteWindows
  /// Lowers a count and removes as many spans elsewhere.
  case deleteCounted
  /// Removes an element and renumbers what pointed behind it.
  case deleteAndRenumber
  /// Puts neighbouring spans of one kind in order.
  case sortSiblings
  /// Lowers each choice on its own.
  case minimiseChoices
  /// Lowers equal choices together.
  case minimiseDuplicates
  /// Lowers two choices by the same amount.
  case lowerTogether
  /// Moves value from an earlier choice to a later one.
  case redistributeSums
  /// Removes a number and adds it to another.
  case joinNumbers
  /// Lowers two neighbouring choices by different amounts, or the first at the second's cost.
  case lowerAdjacent

  /// A new pass in its initial state.
  func makePass() -> any ShrinkPass {
    switch self {
    case .dropDiscardedSpans: DropDiscardedSpans()
    case .deleteSpans: DeleteSpans()
    case .zeroSpans: ZeroSpans()
    case .replaceByDescendant: ReplaceByDescendant()
    case .deleteWindows: DeleteWindows()
    case .deleteCounted: DeleteCounted()
    case .deleteAndRenumber: DeleteAndRenumber()
    case .sortSiblings: SortSiblings()
    case .minimiseChoices: MinimiseChoices()
    case .minimiseDuplicates: MinimiseDuplicates()
    case .lowerTogether: LowerTogether()
    case .redistributeSums: RedistributeSums()
    case .joinNumbers: JoinNumbers()
    case .lowerAdjacent: LowerAdjacent()
    }
  }
}
