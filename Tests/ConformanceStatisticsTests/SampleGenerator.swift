@testable import ConformanceStatistics

/// SplitMix64 (Steele, Lea and Flood, 2014): a seed is the whole state, so every run is the same.
struct SampleGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A uniform number below `limit`; Lemire's method (2019), exact by rejection.
  mutating func below(_ limit: Int) -> Int {
    let bound = UInt64(limit)
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= bound || product.low >= (0 &- bound) % bound { return Int(product.high) }
    }
  }

  /// Nonces of a generator that draws an index below `source` and maps it to a letter.
  mutating func letters(
    _ count: Int, of alphabet: LetterAlphabet, below source: Int, index: (Int) -> Int = { $0 }
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for _ in 0..<count { bytes.append(alphabet.bytes[index(below(source))]) }
    return bytes
  }
}

extension LetterAlphabet {
  /// The alphabet of the common sign-in code, in its order.
  static let signIn = LetterAlphabet(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")!
}
