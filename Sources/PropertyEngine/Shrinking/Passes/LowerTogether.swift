/// Moves two numbers by the same amount, for failures that depend on their difference.
///
/// The first number comes nearer to its simplest value; the second may pass its own.
struct LowerTogether: ShrinkPass {
  private var pairs = PairCursor()
  private var descent: Descent?
  private var start: (Choice, Choice)?

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while let (first, second) = pairs.current(in: best) {
      if descent == nil {
        start = (best.nodes[first].choice, best.nodes[second].choice)
        descent = Descent(from: best.nodes[first].choice.magnitude)
      }
      if let (lowered, follower) = start, let rest = descent?.propose() {
        var result = best.choices
        result[first].magnitude = rest
        let shift = Int128(lowered.magnitude - rest)
        let moved = follower.signedDistance + (lowered.isNegative ? shift : -shift)
        let most = moved < 0 ? best.nodes[second].below : best.nodes[second].above
        result[second] = Choice(
          follower.kind, magnitude: UInt64(min(moved.magnitude, UInt128(most))),
          isNegative: moved < 0)
        return result.normalised()
      }
      descent = nil
      pairs.advance()
    }
    return nil
  }

  mutating func learn(_ progress: ShrinkProgress) {
    descent?.learn(improved: progress.isImprovement)
  }
}
