/// A scalar as the engine sees it: how far from the simplest value, and on which side.
struct Distance: Equatable {
  var magnitude: UInt64
  var isNegative: Bool

  /// The simplest value within the bounds.
  static func simplest(_ kind: Choice.Kind, below: UInt64, above: UInt64) -> Distance {
    guard kind == .real else { return Distance(magnitude: 0, isNegative: false) }
    let (least, greatest) = (Double(bitPattern: below), Double(bitPattern: above))
    return Distance(simplestReal(least, greatest))
  }

  /// The value nearest to a replayed choice that the bounds allow.
  static func fitting(
    _ choice: Choice, _ kind: Choice.Kind, below: UInt64, above: UInt64
  ) -> Distance {
    if (kind == .real) != (choice.kind == .real) || choice.kind == .bytes {
      return simplest(kind, below: below, above: above)
    }
    if kind == .real {
      let distance = Distance(magnitude: choice.magnitude, isNegative: choice.isNegative)
      let value = distance.real
      let isAllowed = value >= Double(bitPattern: below) && value <= Double(bitPattern: above)
      return isAllowed ? distance : simplest(kind, below: below, above: above)
    }
    if choice.isNegative && below > 0 {
      return Distance(magnitude: min(choice.magnitude, below), isNegative: true)
    }
    return Distance(magnitude: min(choice.magnitude, above), isNegative: false)
  }

  init(magnitude: UInt64, isNegative: Bool) {
    self.magnitude = magnitude
    self.isNegative = isNegative
  }

  // MARK: Reals

  /// The distance of a real number: its rank of simplicity and its sign.
  init(_ real: Double) {
    magnitude = RealOrder.rank(of: real.magnitude)
    isNegative = real.sign == .minus
  }

  /// The real number with this rank and sign.
  var real: Double {
    let value = RealOrder.value(ofRank: magnitude)
    return isNegative ? -value : value
  }

  private static func simplestReal(_ least: Double, _ greatest: Double) -> Double {
    if least <= 0 && greatest >= 0 { return 0 }
    let (near, far) = least > 0 ? (least, greatest) : (-greatest, -least)
    var simplest = near
    // A whole number where there is one, else the shortest binary fraction.
    var scale = 1.0
    for _ in 0..<64 {
      let candidate = (near * scale).rounded(.up) / scale
      if candidate <= far {
        simplest = candidate
        break
      }
      scale *= 2
    }
    return least > 0 ? simplest : -simplest
  }
}
