/// `rand` and `random` of glibc (stdlib/random_r.c, TYPE_3): an additive generator of degree 31.
///
/// Every output is a sum of the first 31 words with fixed factors, so that 310 outputs need not be
/// made to be dropped.
struct GnuRand: SeededGenerator {
  static let name = "rand() of glibc"
  static let bits = 31
  static let cost = 1
  private var words = [UInt32](repeating: 0, count: 34)
  private var position = 34

  init(seed: UInt64) {
    var first = words
    Self.fill(seed) { first[$0] = $1 }
    for index in 31..<34 { first[index] = first[index - 31] }
    words = first
    for _ in 34..<344 { append() }
  }

  private mutating func append() {
    words.append(words[position - 31] &+ words[position - 3])
    position += 1
  }

  mutating func next() -> UInt64 {
    append()
    return UInt64(words[position - 1] &>> 1)
  }

  @inline(__always)
  private static func fill(_ seed: UInt64, _ store: (Int, UInt32) -> Void) {
    var word = Int32(truncatingIfNeeded: seed)
    if word == 0 { word = 1 }
    store(0, UInt32(bitPattern: word))
    // Schrage's method of the source gives 16807 x mod (2^31 - 1), also for a negative first word.
    var value = Int64(word)
    for index in 1..<31 {
      value = 16_807 &* value % 2_147_483_647
      if value < 0 { value &+= 2_147_483_647 }
      store(index, UInt32(truncatingIfNeeded: value))
    }
  }

  /// For each of the first outputs the factors of the 31 words.
  private static let factors: [UInt32] = {
    var rows: [[UInt32]] = (0..<34).map { row in (0..<31).map { $0 == row % 31 ? 1 : 0 } }
    while rows.count < 344 + GeneratorSearch.prefix {
      let (far, near) = (rows[rows.count - 31], rows[rows.count - 3])
      rows.append(zip(far, near).map { $0 &+ $1 })
    }
    return Array(rows[344...].joined())
  }()

  static func begin(_ seed: UInt64, _ outputs: UnsafeMutablePointer<UInt64>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 31) { words in
      fill(seed) { words.initializeElement(at: $0, to: $1) }
      factors.withUnsafeBufferPointer { factors in
        for output in 0..<GeneratorSearch.prefix {
          var sum: UInt32 = 0
          for index in 0..<31 { sum = sum &+ factors[output &* 31 &+ index] &* words[index] }
          outputs[output] = UInt64(sum &>> 1)
        }
      }
    }
  }
}

/// `System.Random` of .NET with a seed: Knuth's subtractive generator (Numerical Recipes, ran3).
struct DotNetRandom: SeededGenerator {
  static let name = "System.Random of .NET"
  static let bits = 31
  static let cost = 1
  private var words = [Int32](repeating: 0, count: 56)
  private var position = 0
  private var other = 21

  init(seed: UInt64) {
    let seed = Int32(truncatingIfNeeded: seed)
    var last = 161_803_398 &- (seed == .min ? .max : abs(seed))
    words[55] = last
    var value: Int32 = 1
    for index in 1..<55 {
      let place = 21 * index % 55
      words[place] = value
      value = last &- value
      if value < 0 { value &+= .max }
      last = words[place]
    }
    for _ in 0..<4 {
      for index in 1..<56 {
        words[index] &-= words[1 + (index + 30) % 55]
        if words[index] < 0 { words[index] &+= .max }
      }
    }
  }

  mutating func next() -> UInt64 {
    position = position == 55 ? 1 : position + 1
    other = other == 55 ? 1 : other + 1
    var value = words[position] &- words[other]
    if value == .max { value &-= 1 }
    if value < 0 { value &+= .max }
    words[position] = value
    return UInt64(value)
  }
}
