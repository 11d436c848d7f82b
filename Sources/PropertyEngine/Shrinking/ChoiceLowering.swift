/// Proposes simpler choices in the place of one, by its kind.
enum ChoiceLowering: Sendable {
  case whole(WholeLowering)
  case real(RealLowering)
  case bytes(BytesLowering)

  init(_ node: ChoiceNode) {
    switch node.choice.kind {
    case .integer, .boolean, .index: self = .whole(WholeLowering(node))
    case .real: self = .real(RealLowering(node))
    case .bytes: self = .bytes(BytesLowering(node))
    }
  }

  mutating func propose() -> Choice? {
    switch self {
    case .whole(var lowering):
      defer { self = .whole(lowering) }
      return lowering.propose()
    case .real(var lowering):
      defer { self = .real(lowering) }
      return lowering.propose()
    case .bytes(var lowering):
      defer { self = .bytes(lowering) }
      return lowering.propose()
    }
  }

  mutating func learn(improved: Bool) {
    switch self {
    case .whole(var lowering):
      lowering.learn(improved: improved)
      self = .whole(lowering)
    case .real(var lowering):
      lowering.learn(improved: improved)
      self = .real(lowering)
    case .bytes(var lowering):
      lowering.learn(improved: improved)
      self = .bytes(lowering)
    }
  }
}
