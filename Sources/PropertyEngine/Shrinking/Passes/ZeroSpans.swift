/// Makes every choice of a span the simplest at once.
struct ZeroSpans: ShrinkPass {
  private var span = 0

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while span < best.spans.count {
      let range = best.spans[span].start..<best.spans[span].end
      let lowerable = range.reduce(into: 0) { count, position in
        count += best.nodes[position].canBeLowered ? 1 : 0
      }
      // A single choice is left to the pass that minimises choices.
      if lowerable > 1 {
        var result = best.choices
        for position in range where best.nodes[position].canBeLowered {
          result[position] = best.nodes[position].simplest
        }
        return result
      }
      span += 1
    }
    return nil
  }

  mutating func learn(_ progress: ShrinkProgress) {
    span += 1
  }
}

extension ChoiceNode {
  /// The simplest choice that the bounds allow.
  var simplest: Choice {
    if isForced { return choice }
    if choice.kind == .bytes { return Choice(bytes: [UInt8](repeating: 0, count: Int(below))) }
    let distance = Distance.simplest(choice.kind, below: below, above: above)
    return Choice(choice.kind, magnitude: distance.magnitude, isNegative: distance.isNegative)
  }
}
