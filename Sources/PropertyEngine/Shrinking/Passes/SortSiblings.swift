/// Puts neighbouring spans of one kind in order, simplest first.
///
/// Tries the whole order at once, then single exchanges; in short groups any two members, in
/// long ones neighbours only.
struct SortSiblings: ShrinkPass {
  private static let longest = 12
  /// The groups of the best case; found anew after each improvement.
  private var groups: [[Int]]?
  private var group = 0
  private var first = -1
  private var second = 0

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    let groups = self.groups ?? best.siblingGroups
    self.groups = groups
    let choices = best.choices
    while group < groups.count {
      let members = groups[group].map { best.spans[$0] }
      if first < 0 {
        let sorted = members.sorted {
          isSimpler(Array(choices[$0.start..<$0.end]), than: Array(choices[$1.start..<$1.end]))
        }
        if let candidate = rebuilt(choices, members, as: sorted) { return candidate }
        first = 0
        second = 1
      }
      while first < members.count {
        let reach = members.count <= SortSiblings.longest ? members.count : first + 2
        while second < min(reach, members.count) {
          var exchanged = members
          exchanged.swapAt(first, second)
          if let candidate = rebuilt(choices, members, as: exchanged) { return candidate }
          second += 1
        }
        first += 1
        second = first + 1
      }
      group += 1
      first = -1
    }
    return nil
  }

  /// The choices with the members in another order, if that is simpler.
  private func rebuilt(_ choices: [Choice], _ members: [ChoiceSpan], as order: [ChoiceSpan])
    -> [Choice]?
  {
    var result = Array(choices[..<members[0].start])
    for span in order { result += choices[span.start..<span.end] }
    result += choices[members[members.count - 1].end...]
    return isSimpler(result, than: choices) ? result : nil
  }

  mutating func learn(_ progress: ShrinkProgress) {
    if progress.isImprovement { groups = nil }
    if first < 0 {
      first = 0
      second = 1
    } else {
      second += 1
    }
  }
}
