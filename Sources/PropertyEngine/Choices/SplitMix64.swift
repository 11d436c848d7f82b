/// A small, fast, seeded generator of random bits; the same seed gives the same bits everywhere.
///
/// SplitMix64 of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators"
/// (OOPSLA 2014); the constants are theirs. Not for secrets: it only chooses test inputs.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the stream that belongs to `seed`; every seed is good, zero included.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SplitMix64.mixed(state)
  }

  /// A number in `0..<bound`, exactly uniform (Lemire, "Fast Random Integer Generation in an
  /// Interval", 2019); `bound` zero stands for 2 to the power of 64.
  mutating func next(below bound: UInt64) -> UInt64 {
    guard bound != 0 else { return next() }
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// The finaliser of the stream: a bijection of 64-bit words without visible structure.
  static func mixed(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seed of case `number` in a run seeded with `seed`.
  ///
  /// Each case has a stream of its own, so one case can be drawn again without the others. The
  /// factor is an arbitrary odd number with well-spread bits: numbers never share a seed.
  static func caseSeed(run seed: UInt64, case number: Int) -> UInt64 {
    mixed(mixed(seed) &+ UInt64(truncatingIfNeeded: number) &* 0xD1B5_4A32_D192_ED03)
  }
}
