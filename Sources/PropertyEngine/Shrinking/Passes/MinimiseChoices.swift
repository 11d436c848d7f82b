/// Lowers each choice on its own: numbers by halving, bytes by length and value, reals by form.
struct MinimiseChoices: ShrinkPass {
  private var position = 0
  private var lowering: ChoiceLowering?

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while position < best.nodes.count {
      if lowering == nil, best.nodes[position].canBeLowered {
        lowering = ChoiceLowering(best.nodes[position])
      }
      if let choice = lowering?.propose() {
        var result = best.choices
        result[position] = choice
        return result
      }
      lowering = nil
      position += 1
    }
    return nil
  }

  mutating func learn(_ progress: ShrinkProgress) {
    lowering?.learn(improved: progress.isImprovement)
  }
}
