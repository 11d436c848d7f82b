/// Marsaglia's xorshift of 32 bits (2003).
struct Xorshift32: SeededGenerator {
  static let name = "xorshift32"
  static let bits = 32
  private var state: UInt32
  init(seed: UInt64) { state = UInt32(truncatingIfNeeded: seed) }
  mutating func next() -> UInt64 {
    state ^= state &<< 13
    state ^= state &>> 17
    state ^= state &<< 5
    return UInt64(state)
  }
}

/// Marsaglia's xorshift of 64 bits (2003).
struct Xorshift64: SeededGenerator {
  static let name = "xorshift64"
  static let bits = 64
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state ^= state &<< 13
    state ^= state &>> 7
    state ^= state &<< 17
    return state
  }
}

/// Vigna's xorshift64* (2016).
struct Xorshift64Star: SeededGenerator {
  static let name = "xorshift64*"
  static let bits = 64
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state ^= state &>> 12
    state ^= state &<< 25
    state ^= state &>> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// SplitMix64 (Steele, Lea, Flood, 2014), by which others are seeded.
struct SplitMix: SeededGenerator {
  static let name = "SplitMix64"
  static let bits = 64
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word &>> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word &>> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word &>> 31
  }
}

/// Vigna's xorshift128+ (2017), seeded by SplitMix64.
struct Xorshift128Plus: SeededGenerator {
  static let name = "xorshift128+"
  static let bits = 64
  private var first: UInt64
  private var second: UInt64
  init(seed: UInt64) {
    var seeds = SplitMix(seed: seed)
    (first, second) = (seeds.next(), seeds.next())
  }
  mutating func next() -> UInt64 {
    let sum = first &+ second
    let word = first ^ first &<< 23
    first = second
    second = word ^ second ^ word &>> 18 ^ second &>> 5
    return sum
  }
}

/// xoshiro256** (Blackman and Vigna, 2018), seeded by SplitMix64.
struct Xoshiro256: SeededGenerator {
  static let name = "xoshiro256**"
  static let bits = 64
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64
  init(seed: UInt64) {
    var seeds = SplitMix(seed: seed)
    (a, b, c, d) = (seeds.next(), seeds.next(), seeds.next(), seeds.next())
  }
  mutating func next() -> UInt64 {
    let product = b &* 5
    let output = (product &<< 7 | product &>> 57) &* 9
    let shifted = b &<< 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = d &<< 45 | d &>> 19
    return output
  }
}

/// PCG32 (O'Neill, 2014) on its default stream: `pcg32` of C++.
struct PermutedCongruence: SeededGenerator {
  static let name = "PCG32"
  static let bits = 32
  private var state: UInt64
  private let increment: UInt64
  init(seed: UInt64) { self.init(seed: seed, increment: 1_442_695_040_888_963_407) }
  init(seed: UInt64, increment: UInt64) {
    self.increment = increment
    state = (increment &+ seed) &* 6_364_136_223_846_793_005 &+ increment
  }
  mutating func next() -> UInt64 {
    let old = state
    state = old &* 6_364_136_223_846_793_005 &+ increment
    let word = UInt32(truncatingIfNeeded: (old &>> 18 ^ old) &>> 27)
    let turn = UInt32(truncatingIfNeeded: old &>> 59)
    return UInt64(word &>> turn | word &<< ((0 &- turn) & 31))
  }
}

/// PCG32 on the stream of its authors' example: `pcg32_srandom(seed, 54)`.
struct ExamplePermutedCongruence: SeededGenerator {
  static let name = "PCG32 on stream 54"
  static let bits = 32
  private var generator: PermutedCongruence
  init(seed: UInt64) { generator = PermutedCongruence(seed: seed, increment: 54 << 1 | 1) }
  mutating func next() -> UInt64 { generator.next() }
}
