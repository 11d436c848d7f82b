/// Lowers choices that are equal together, for failures that depend on their being equal.
struct MinimiseDuplicates: ShrinkPass {
  private var group = 0
  private var members: [Int] = []
  private var descent: Descent?

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while true {
      if descent == nil {
        let groups = duplicates(of: best)
        guard group < groups.count else { return nil }
        members = groups[group]
        descent = Descent(from: best.nodes[members[0]].choice.magnitude)
      }
      if let magnitude = descent?.propose(), members.last! < best.nodes.count {
        var result = best.choices
        for position in members {
          let choice = result[position]
          result[position] = Choice(
            choice.kind, magnitude: magnitude, isNegative: choice.isNegative)
        }
        return result
      }
      descent = nil
      group += 1
    }
  }

  mutating func learn(_ progress: ShrinkProgress) {
    descent?.learn(improved: progress.isImprovement)
  }

  /// The positions of equal choices that can be lowered, by their first position.
  private func duplicates(of best: ChoiceRecording) -> [[Int]] {
    var groups: [[Int]] = []
    var groupOfChoice: [Choice: Int] = [:]
    for (position, node) in best.nodes.enumerated() where node.canBeLowered {
      let choice = node.choice
      guard choice.kind != .bytes, choice.kind != .boolean else { continue }
      if let group = groupOfChoice[choice] {
        groups[group].append(position)
      } else {
        groupOfChoice[choice] = groups.count
        groups.append([position])
      }
    }
    return groups.filter { $0.count > 1 }
  }
}
