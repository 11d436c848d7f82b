/// Fresh distances: where the engine decides which values are worth trying often.
extension Distance {
  /// Every value of the range equally likely.
  @inline(__always)
  static func uniform(_ random: inout SplitMix64, below: UInt64, above: UInt64) -> Distance {
    // A range of 2^64 values wraps to a bound of 0, which stands for exactly that.
    let drawn = random.next(below: below &+ above &+ 1)
    return drawn <= above
      ? Distance(magnitude: drawn, isNegative: false)
      : Distance(magnitude: drawn &- above, isNegative: true)
  }

  /// One in eight an edge, half of the rest of a random bit width, the others uniform.
  static func edgeBiased(
    _ random: inout SplitMix64, size: Int, below: UInt64, above: UInt64
  ) -> Distance {
    let dice = random.next()
    let isNegative = below > 0 && (above == 0 || dice & 1 == 1)
    let most = isNegative ? below : above
    switch (dice >> 1) & 7 {
    case 0:
      let edges: (UInt64, UInt64, UInt64, UInt64) = (most, most &- 1, 0, 1)
      let edge =
        switch (dice >> 4) & 3 {
        case 0: edges.0
        case 1: edges.1
        case 2: edges.2
        default: edges.3
        }
      return side(edge, isNegative)
    case 1, 2, 3, 4:
      let bits = UInt64(64 - most.leadingZeroBitCount)
      let allowed = min(bits, 4 + bits * UInt64(size) / 64)
      let width = (dice >> 6) % (allowed + 1)
      let drawn = width == 0 ? 0 : random.next() >> (64 - width)
      return side(min(drawn, most), isNegative)
    default:
      return uniform(&random, below: below, above: above)
    }
  }

  /// A third small whole numbers, a third uniform, the rest edges and short fractions.
  static func real(
    _ random: inout SplitMix64, size: Int, in range: ClosedRange<Double>
  ) -> Distance {
    let dice = random.next()
    let (least, greatest) = (range.lowerBound, range.upperBound)
    let unit = Double(random.next() >> 11) * 0x1p-53
    let largest = max(least.magnitude, greatest.magnitude)
    let uniform = least * (1 - unit) + greatest * unit
    let value: Double
    switch dice % 6 {
    case 0, 1:
      value = ((unit * 2 - 1) * min(Double(1 + size * 10), largest)).rounded()
    case 2, 3:
      value = uniform
    case 4:
      let most = min(largest == 0 ? 0 : Int(largest.exponent), 63)
      let exponent = Int((dice >> 8) % UInt64(max(most, 0) + 65)) - 64
      let scaled = Double(sign: .plus, exponent: exponent, significand: 1 + unit)
      value = (dice >> 32) & 1 == 0 ? scaled : -scaled
    default:
      let edges: [Double] = [least, greatest, 0, -0.0, 1, -1, 0.5, least.nextUp]
      value = edges[Int((dice >> 8) % 8)]
    }
    return Distance(range.contains(value) ? value : min(max(uniform, least), greatest))
  }

  private static func side(_ magnitude: UInt64, _ isNegative: Bool) -> Distance {
    Distance(magnitude: magnitude, isNegative: isNegative && magnitude != 0)
  }
}
