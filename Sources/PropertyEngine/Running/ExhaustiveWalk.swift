/// Counts through every sequence of choices, like an odometer whose wheels appear as it turns.
struct ExhaustiveWalk: Sendable {
  /// The choices to begin the next case with; nil after the last one.
  private(set) var prefix: [Choice]? = []

  /// Moves on from the case that drew `nodes`.
  mutating func advance(_ nodes: [ChoiceNode]) {
    var choices = nodes.map(\.choice)
    while !choices.isEmpty {
      let position = choices.count - 1
      if let next = ExhaustiveWalk.successor(nodes[position]) {
        choices[position] = next
        prefix = choices
        return
      }
      choices.removeLast()
    }
    prefix = nil
  }

  private static func successor(_ node: ChoiceNode) -> Choice? {
    let choice = node.choice
    guard !node.isForced, choice.kind != .bytes, choice.kind != .real else { return nil }
    if !choice.isNegative, choice.magnitude > 0, choice.magnitude <= node.below {
      return Choice(choice.kind, magnitude: choice.magnitude, isNegative: true)
    }
    let magnitude = choice.magnitude + 1
    if magnitude <= node.above { return Choice(choice.kind, magnitude: magnitude) }
    if magnitude <= node.below {
      return Choice(choice.kind, magnitude: magnitude, isNegative: true)
    }
    return nil
  }
}
