/// `rand` of the C standard's example (ISO C, 7.22.2), of Watcom and of old Unix.
struct StandardRand: SeededGenerator {
  static let name = "rand() of the C standard's example"
  static let bits = 15
  private var state: UInt32
  init(seed: UInt64) { state = UInt32(truncatingIfNeeded: seed) }
  mutating func next() -> UInt64 {
    state = state &* 1_103_515_245 &+ 12_345
    return UInt64(state &>> 16 & 0x7FFF)
  }
}

/// `random_r` of glibc with a state of 8 bytes (TYPE_0), and many textbooks.
struct TextbookRand: SeededGenerator {
  static let name = "the linear congruence 1103515245 x + 12345"
  static let bits = 31
  private var state: UInt32
  init(seed: UInt64) { state = UInt32(truncatingIfNeeded: seed) }
  mutating func next() -> UInt64 {
    state = state &* 1_103_515_245 &+ 12_345
    return UInt64(state & 0x7FFF_FFFF)
  }
}

/// `rand` of Microsoft's C library.
struct MicrosoftRand: SeededGenerator {
  static let name = "rand() of Microsoft's C library"
  static let bits = 15
  private var state: UInt32
  init(seed: UInt64) { state = UInt32(truncatingIfNeeded: seed) }
  mutating func next() -> UInt64 {
    state = state &* 214_013 &+ 2_531_011
    return UInt64(state &>> 16 & 0x7FFF)
  }
}

/// `rand` of musl, 64-bit congruence with the multiplier of Knuth's MMIX.
struct MuslRand: SeededGenerator {
  static let name = "rand() of musl"
  static let bits = 31
  private var state: UInt64
  init(seed: UInt64) { state = UInt64(UInt32(truncatingIfNeeded: seed) &- 1) }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return state &>> 33
  }
}

/// Park and Miller's congruence (CACM 1988): `minstd_rand0`, the default engine of libstdc++, and
/// `rand` of macOS.
struct MinimalStandard: SeededGenerator {
  static let name = "Park and Miller's minimal standard (minstd_rand0, rand() of macOS)"
  static let bits = 31
  private var state: UInt64
  init(seed: UInt64) {
    let state = seed % 2_147_483_647
    self.state = state == 0 ? 1 : state
  }
  mutating func next() -> UInt64 {
    state = state &* 16_807 % 2_147_483_647
    return state
  }
}

/// The same with the multiplier of 1993: `minstd_rand`, the default engine of libc++.
struct RevisedStandard: SeededGenerator {
  static let name = "minstd_rand of C++"
  static let bits = 31
  private var state: UInt64
  init(seed: UInt64) {
    let state = seed % 2_147_483_647
    self.state = state == 0 ? 1 : state
  }
  mutating func next() -> UInt64 {
    state = state &* 48_271 % 2_147_483_647
    return state
  }
}

/// `drand48`, `lrand48` and `mrand48` (POSIX).
struct Rand48: SeededGenerator {
  static let name = "drand48()"
  static let bits = 48
  private var state: UInt64
  init(seed: UInt64) { state = (seed & 0xFFFF_FFFF) &<< 16 | 0x330E }
  mutating func next() -> UInt64 {
    state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return state
  }
}

/// `java.util.Random` (its documentation gives the constants).
struct JavaRandom: SeededGenerator {
  static let name = "java.util.Random"
  static let bits = 32
  private var state: UInt64
  init(seed: UInt64) { state = (seed ^ 0x5_DEEC_E66D) & 0xFFFF_FFFF_FFFF }
  mutating func next() -> UInt64 {
    state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return state &>> 16
  }
}
