/// Removes one of several neighbours and lowers every number that pointed behind it.
///
/// Reaches values that refer to one another by position, such as graphs and permutations.
struct DeleteAndRenumber: ShrinkPass {
  /// The groups of the best case; found anew after each improvement.
  private var groups: [[Int]]?
  private var group = 0
  private var member = 0

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    let groups = self.groups ?? best.siblingGroups
    self.groups = groups
    while group < groups.count {
      if member < groups[group].count {
        let span = best.spans[groups[group][member]]
        if span.count > 0 { return renumbering(best, without: span, ordinal: UInt64(member)) }
        member += 1
      } else {
        group += 1
        member = 0
      }
    }
    return nil
  }

  private func renumbering(
    _ best: ChoiceRecording, without span: ChoiceSpan, ordinal: UInt64
  ) -> [Choice] {
    var result = best.choices
    for position in result.indices where best.nodes[position].isWhole {
      let choice = result[position]
      if !choice.isNegative, choice.magnitude > ordinal { result[position].magnitude -= 1 }
    }
    result.removeSubrange(span.start..<span.end)
    return result
  }

  mutating func learn(_ progress: ShrinkProgress) {
    if progress.isImprovement { groups = nil }
    if progress != .shorter { member += 1 }
  }
}
