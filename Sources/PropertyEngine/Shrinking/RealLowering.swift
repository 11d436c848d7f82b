/// Lowers a real number: the other side, whole numbers near it, then ever longer fractions.
struct RealLowering: Sendable {
  private let range: ClosedRange<Double>
  private var current: Double
  private var candidates: [Double]
  private var next = 0
  private var descent: Descent?
  private var pending: Double?

  init(_ node: ChoiceNode) {
    range = Double(bitPattern: node.below)...Double(bitPattern: node.above)
    current =
      Distance(
        magnitude: node.choice.magnitude, isNegative: node.choice.isNegative
      ).real
    candidates = RealLowering.simpler(than: current)
  }

  mutating func propose() -> Choice? {
    while next < candidates.count {
      let candidate = candidates[next]
      next += 1
      if let choice = choice(candidate) { return choice }
    }
    let distance = Distance(current)
    guard RealOrder.isWhole(distance.magnitude) else { return nil }
    if descent == nil { descent = Descent(from: distance.magnitude) }
    while let rank = descent?.propose() {
      let whole = RealOrder.value(ofRank: rank)
      if let choice = choice(distance.isNegative ? -whole : whole) { return choice }
      descent?.learn(improved: false)
    }
    return nil
  }

  mutating func learn(improved: Bool) {
    descent?.learn(improved: improved)
    guard improved, let pending else { return }
    current = pending
    if descent == nil {
      candidates = RealLowering.simpler(than: current)
      next = 0
    }
  }

  private mutating func choice(_ value: Double) -> Choice? {
    guard range.contains(value) else { return nil }
    let (old, new) = (Distance(current), Distance(value))
    let result = Choice(.real, magnitude: new.magnitude, isNegative: new.isNegative)
    let before = Choice(.real, magnitude: old.magnitude, isNegative: old.isNegative)
    guard result.order(before) < 0 else { return nil }
    pending = value
    return result
  }

  /// Values near `value` that are simpler in form.
  private static func simpler(than value: Double) -> [Double] {
    // 2^53 is the bridge from huge numbers to the whole ones, which are searched by halving.
    let bridge = Double(sign: value.sign, exponent: 53, significand: 1)
    var result: [Double] = [0, 1, 1.5, -value, bridge, value.rounded(.towardZero)]
    result += [value.rounded(.down), value.rounded(.up), value / 2]
    result.append(1 + value.magnitude - value.magnitude.rounded(.down))
    var scale = 2.0
    for _ in 0..<10 {
      let scaled = value * scale
      if scaled.isFinite {
        result += [scaled.rounded(.down) / scale, scaled.rounded(.up) / scale]
      }
      scale *= 2
    }
    return result
  }
}
