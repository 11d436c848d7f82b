/// Lowers a run of bytes: length by halving, then each byte away, then each byte's value.
struct BytesLowering: Sendable {
  private enum Stage {
    case length
    case removal
    case values
  }

  private let fewest: Int
  private var current: [UInt8]
  private var pending: [UInt8] = []
  private var stage = Stage.length
  private var index = 0
  private var descent: Descent?

  init(_ node: ChoiceNode) {
    fewest = Int(node.below)
    current = node.choice.bytes
  }

  mutating func propose() -> Choice? {
    while let bytes = next() {
      if bytes.count >= fewest {
        pending = bytes
        return Choice(bytes: bytes)
      }
      learn(improved: false)
    }
    return nil
  }

  mutating func learn(improved: Bool) {
    descent?.learn(improved: improved)
    if improved { current = pending }
    if stage == .removal, !improved { index += 1 }
  }

  private mutating func next() -> [UInt8]? {
    if stage == .length {
      if descent == nil { descent = Descent(from: UInt64(current.count)) }
      if let count = descent?.propose() { return Array(current.prefix(Int(count))) }
      (stage, descent, index) = (.removal, nil, 0)
    }
    if stage == .removal {
      if index < current.count {
        var shorter = current
        shorter.remove(at: index)
        return shorter
      }
      (stage, index) = (.values, 0)
    }
    while index < current.count {
      if descent == nil { descent = Descent(from: UInt64(current[index])) }
      if let value = descent?.propose() {
        var lower = current
        lower[index] = UInt8(value)
        return lower
      }
      descent = nil
      index += 1
    }
    return nil
  }
}
