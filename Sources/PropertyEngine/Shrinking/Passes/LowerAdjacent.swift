/// Lowers two neighbouring numbers by different amounts, or the first at the second's cost.
///
/// Reaches ratios (by 1 and 2, by 2 and 1) and digits, where lowering one place needs the next
/// place raised to its limit.
struct LowerAdjacent: ShrinkPass {
  private enum Edit: CaseIterable {
    case byOneAndTwo
    case byTwoAndOne
    case carry
  }

  private var first = 0
  private var edit = 0
  private var descent: Descent?
  private var start: (Choice, Choice)?

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    var whole: [Int] = []
    for position in best.nodes.indices where best.nodes[position].isWhole {
      whole.append(position)
    }
    while first + 1 < whole.count {
      let (left, right) = (whole[first], whole[first + 1])
      if edit == Edit.allCases.count || best.nodes[left].choice.magnitude == 0 {
        first += 1
        edit = 0
        descent = nil
        continue
      }
      let kind = Edit.allCases[edit]
      if descent == nil {
        let (low, high) = (best.nodes[left].choice, best.nodes[right].choice)
        start = (low, high)
        descent = Descent(from: LowerAdjacent.steps(kind, low.magnitude, high.magnitude))
      }
      if let (low, high) = start, let rest = descent?.propose() {
        let amount = LowerAdjacent.steps(kind, low.magnitude, high.magnitude) - rest
        var result = best.choices
        switch kind {
        case .byOneAndTwo:
          result[left].magnitude = low.magnitude - amount
          result[right].magnitude = high.magnitude - 2 * amount
        case .byTwoAndOne:
          result[left].magnitude = low.magnitude - 2 * amount
          result[right].magnitude = high.magnitude - amount
        case .carry:
          result[left].magnitude = low.magnitude - amount
          result[right] = Choice(high.kind, magnitude: best.nodes[right].above)
        }
        return result.normalised()
      }
      descent = nil
      edit += 1
    }
    return nil
  }

  /// How often the edit can be made.
  private static func steps(_ edit: Edit, _ low: UInt64, _ high: UInt64) -> UInt64 {
    switch edit {
    case .byOneAndTwo: min(low, high / 2)
    case .byTwoAndOne: min(low / 2, high)
    case .carry: low
    }
  }

  mutating func learn(_ progress: ShrinkProgress) {
    descent?.learn(improved: progress.isImprovement)
  }
}
