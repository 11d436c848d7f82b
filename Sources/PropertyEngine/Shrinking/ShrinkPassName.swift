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
