/// Removes spans, outermost first; where one can go, twice as many neighbours are tried next.
///
/// The doubling makes a long list of irrelevant elements cost the logarithm of its length
/// (MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation", ECOOP 2020).
struct DeleteSpans: ShrinkPass {
  private var span = 0
  private var run = 1

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    // What is drawn anew in the place of what goes can be shorter any number of times.
    run = min(run, max(1, best.spans.count))
    while span < best.spans.count {
      let start = best.spans[span].start
      let end = best.endOfSiblings(from: span, count: run)
      if end > start { return best.removing(start..<end) }
      span += 1
      run = 1
    }
    return nil
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
