/// Lowers a count and removes as many neighbouring spans elsewhere.
///
/// Reaches lists whose length was drawn first, and positions that point behind what goes.
struct DeleteCounted: ShrinkPass {
  private var position = 0
  private var span = 0
  private var run = 1

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while position < best.nodes.count {
      let node = best.nodes[position]
      let isCount = node.isWhole && node.choice.magnitude <= UInt64(best.spans.count)
      if isCount {
        while span < best.spans.count, node.choice.magnitude > 0 {
          if node.choice.magnitude < UInt64(run) { run = 1 }
          let range = best.spans[span].start..<best.endOfSiblings(from: span, count: run)
          if !range.isEmpty, !range.contains(position) {
            return lowering(best, by: UInt64(run), removing: range)
          }
          span += 1
          run = 1
        }
      }
      position += 1
      span = 0
      run = 1
    }
    return nil
  }

  private func lowering(
    _ best: ChoiceRecording, by amount: UInt64, removing range: Range<Int>
  ) -> [Choice] {
    var result = best.choices
    result[position].magnitude -= amount
    result.removeSubrange(range)
    return result
  }

  mutating func learn(_ progress: ShrinkProgress) {
    if progress == .shorter {
      run *= 2
    } else if run > 1 {
      run = 1
    } else {
      span += 1
    }
  }
}
