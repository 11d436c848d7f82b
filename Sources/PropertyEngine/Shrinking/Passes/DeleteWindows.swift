/// Removes short runs of choices wherever they lie, and doubles the number after each success.
///
/// Reaches what spans do not mark: loops written by hand, and the seam between two neighbouring
/// lists, whose removal joins them.
struct DeleteWindows: ShrinkPass {
  private static let widest = 4
  private var width = DeleteWindows.widest
  private var start = 0
  private var run = 1

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while width > 0 {
      let end = start + width * run
      if end <= best.nodes.count { return best.removing(start..<end) }
      if run > 1 {
        run = 1
      } else {
        width -= 1
        start = 0
      }
    }
    return nil
  }

  mutating func learn(_ progress: ShrinkProgress) {
    if progress == .shorter {
      run *= 2
    } else if run > 1 {
      run = 1
    } else {
      start += 1
    }
  }
}
