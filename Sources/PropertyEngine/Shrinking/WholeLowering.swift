/// Lowers a whole number: the other side first, then by halving, then the simplest few in turn.
struct WholeLowering: Sendable {
  private static let simplestFew: UInt64 = 4
  private let node: ChoiceNode
  private var current: Choice
  private var hasTriedSide = false
  private var descent: Descent?
  private var few: UInt64 = 2
  private var pending: Choice?

  init(_ node: ChoiceNode) {
    self.node = node
    current = node.choice
  }

  mutating func propose() -> Choice? {
    pending = next()
    return pending
  }

  mutating func learn(improved: Bool) {
    descent?.learn(improved: improved)
    if improved, let pending { current = pending }
  }

  private mutating func next() -> Choice? {
    if !hasTriedSide {
      hasTriedSide = true
      if current.isNegative, current.magnitude <= node.above {
        return Choice(current.kind, magnitude: current.magnitude)
      }
    }
    if descent == nil { descent = Descent(from: current.magnitude) }
    if let magnitude = descent?.propose() {
      return Choice(current.kind, magnitude: magnitude, isNegative: current.isNegative)
    }
    // 1, -1, 2, -2 …: where failing is not monotone the simplest values hide on both sides.
    while few <= WholeLowering.simplestFew * 2 + 1 {
      let candidate = Choice(current.kind, magnitude: few / 2, isNegative: few % 2 == 1)
      few += 1
      let isAllowed = candidate.magnitude <= (candidate.isNegative ? node.below : node.above)
      if isAllowed, candidate.order(current) < 0 { return candidate }
    }
    return nil
  }
}
