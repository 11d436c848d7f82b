/// The Mersenne Twister (Matsumoto and Nishimura, 1998) from a word: C++, PHP, Ruby, NumPy.
struct MersenneTwister: SeededGenerator {
  static let name = "MT19937 (std::mt19937, mt_rand(), numpy.random.seed)"
  static let bits = 32
  static let cost = 1
  private var twister: Twister
  init(seed: UInt64) { twister = Twister(word: UInt32(truncatingIfNeeded: seed)) }
  mutating func next() -> UInt64 { UInt64(twister.next()) }

  static func begin(_ seed: UInt64, _ outputs: UnsafeMutablePointer<UInt64>) {
    let prefix = GeneratorSearch.prefix
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * prefix + 2) { kept in
      var word = UInt32(truncatingIfNeeded: seed)
      kept.initializeElement(at: 0, to: word)
      for index in 1..<397 &+ prefix {
        word = 1_812_433_253 &* (word ^ word &>> 30) &+ UInt32(truncatingIfNeeded: index)
        if index <= prefix { kept.initializeElement(at: index, to: word) }
        if index >= 397 { kept.initializeElement(at: prefix &+ 1 &+ index &- 397, to: word) }
      }
      for index in 0..<prefix {
        outputs[index] = UInt64(
          Twister.tempered(
            Twister.twisted(kept[index], kept[index &+ 1], kept[prefix &+ 1 &+ index])))
      }
    }
  }
}

/// The same from an array of words: `random.seed` of Python with an integer.
struct PythonRandom: SeededGenerator {
  static let name = "random.Random of Python"
  static let bits = 32
  static let cost = 1
  private var twister: Twister
  init(seed: UInt64) {
    let words = [UInt32(truncatingIfNeeded: seed), UInt32(truncatingIfNeeded: seed >> 32)]
    twister = Twister(key: words[1] == 0 ? [words[0]] : words)
  }
  mutating func next() -> UInt64 { UInt64(twister.next()) }
}

/// The state of MT19937.
private struct Twister {
  private var words = [UInt32](repeating: 0, count: 624)
  private var position = 624

  init(word: UInt32) {
    words[0] = word
    for index in 1..<624 {
      let last = words[index - 1]
      words[index] = 1_812_433_253 &* (last ^ last &>> 30) &+ UInt32(index)
    }
  }

  /// `init_by_array` of the authors' code.
  init(key: [UInt32]) {
    words = Self.common
    words.withUnsafeMutableBufferPointer { words in
      var (place, part) = (1, 0)
      for _ in 0..<624 {
        let last = words[place &- 1]
        words[place] =
          (words[place] ^ (last ^ last &>> 30) &* 1_664_525) &+ key[part]
          &+ UInt32(truncatingIfNeeded: part)
        place &+= 1
        part = part &+ 1 == key.count ? 0 : part &+ 1
        if place == 624 { (words[0], place) = (words[623], 1) }
      }
      for _ in 0..<623 {
        let last = words[place &- 1]
        words[place] =
          (words[place] ^ (last ^ last &>> 30) &* 1_566_083_941)
          &- UInt32(truncatingIfNeeded: place)
        place &+= 1
        if place == 624 { (words[0], place) = (words[623], 1) }
      }
      words[0] = 0x8000_0000
    }
  }

  private static let common = Twister(word: 19_650_218).words

  @inline(__always)
  static func twisted(_ word: UInt32, _ next: UInt32, _ far: UInt32) -> UInt32 {
    let mixed = word & 0x8000_0000 | next & 0x7FFF_FFFF
    return far ^ mixed &>> 1 ^ (next & 1 == 0 ? 0 : 0x9908_B0DF)
  }

  @inline(__always)
  static func tempered(_ word: UInt32) -> UInt32 {
    var word = word
    word ^= word &>> 11
    word ^= word &<< 7 & 0x9D2C_5680
    word ^= word &<< 15 & 0xEFC6_0000
    return word ^ word &>> 18
  }

  mutating func next() -> UInt32 {
    // Each word is renewed when it is needed: the same order as the authors' blocks of 624.
    let place = position % 624
    words[place] = Self.twisted(
      words[place], words[(place + 1) % 624], words[(place + 397) % 624])
    position = place + 1
    return Self.tempered(words[place])
  }
}
