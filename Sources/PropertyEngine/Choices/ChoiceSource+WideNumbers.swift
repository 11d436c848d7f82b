extension ChoiceSource {
  /// Draws a number of more than 64 bits as its upper and its lower half.
  ///
  /// The distance from the simplest value is drawn, so that both halves shrink towards it.
  func wideNumber<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>, origin: Number?, distribution: Distribution
  ) throws -> Number {
    precondition(Number.bitWidth <= 128, "integers of more than 128 bits are not drawn")
    let zero = min(max(0, range.lowerBound), range.upperBound)
    let start = min(max(origin ?? zero, range.lowerBound), range.upperBound)
    let above = UInt128(truncatingIfNeeded: range.upperBound &- start)
    let below = UInt128(truncatingIfNeeded: start &- range.lowerBound)
    let isNegative = try below > 0 && (above == 0 || boolean())
    let most = isNegative ? below : above
    let upperMost = UInt64(truncatingIfNeeded: most >> 64)
    let upper = try wholeNumber(in: 0...upperMost, origin: 0, distribution: distribution)
    let lowerMost = upper == upperMost ? UInt64(truncatingIfNeeded: most) : .max
    let lower = try wholeNumber(in: 0...lowerMost, origin: 0, distribution: distribution)
    let distance = Number(truncatingIfNeeded: UInt128(upper) << 64 | UInt128(lower))
    return isNegative ? start &- distance : start &+ distance
  }
}
