/// Removes the stretches that filters threw away: first all at once, then one by one.
struct DropDiscardedSpans: ShrinkPass {
  private var hasTriedAll = false
  private var next = 0

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    let discarded = best.spans.indices.filter {
      best.spans[$0].isDiscarded && best.spans[$0].count > 0
    }
    if discarded.isEmpty { return nil }
    if !hasTriedAll {
      hasTriedAll = true
      var isKept = [Bool](repeating: true, count: best.nodes.count)
      for span in discarded {
        for position in best.spans[span].start..<best.spans[span].end {
          isKept[position] = false
        }
      }
      return best.nodes.indices.filter { isKept[$0] }.map { best.nodes[$0].choice }
    }
    guard next < discarded.count else { return nil }
    let span = best.spans[discarded[next]]
    return best.removing(span.start..<span.end)
  }

  mutating func learn(_ progress: ShrinkProgress) {
    if progress != .shorter { next += 1 }
  }
}
