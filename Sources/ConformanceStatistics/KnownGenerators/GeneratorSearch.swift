internal import Dispatch
internal import Synchronization

/// Looks for the seed of a well-known generator that would have drawn given letters.
///
/// Exhaustive: every seed of the ranges, by every generator, as every usual mapping of outputs to
/// letters. What is found is proof: 2^36 trials would explain 100 bits that are drawn by chance with
/// a probability below 2^-64 (union bound).
package struct GeneratorSearch: Sendable {
  /// The outputs that decide whether a seed is looked at more closely.
  static let prefix = 8

  /// A seed that explains the letters.
  package struct Hit: Sendable, Equatable {
    package let generator: String
    package let mapping: String
    package let seed: UInt64
    /// Which of the texts.
    package let text: Int
  }

  /// The number of letters.
  let size: Int
  /// Texts as indices of letters.
  let texts: [[UInt8]]
  /// Whether any text begins with a letter, and with two: the second at `257 + first × 256`.
  private let begins: [Bool]
  /// The letters that one output can give, where letters are bytes.
  let words: [UInt32]
  /// The bits that a letter's index has at most, and the first byte that would favour a letter.
  private let maskBits: Int
  private let mask: Int
  private let byteLimit: Int

  /// - Parameters:
  ///   - size: The number of letters, 2 to 256.
  ///   - texts: The indices of the letters of each text, which may be the first ones that a
  ///     generator drew; texts of less than 100 bits are left out.
  package init(size: Int, texts: [[UInt8]]) {
    self.size = size
    maskBits = Int.bitWidth - (size - 1).leadingZeroBitCount
    mask = 1 << maskBits - 1
    byteLimit = 256 / size * size
    let bits = LetterAlphabet.bits(chance: 1 / Double(size))
    self.texts = texts.map { Double($0.count) * bits >= 100 ? $0 : [] }
    // One more than letters: what no letter comes of is 256.
    var begins = [Bool](repeating: false, count: 257 + 256 * 256)
    for text in self.texts where text.count > 1 {
      begins[Int(text[0])] = true
      begins[257 + 256 * Int(text[0]) + Int(text[1])] = true
    }
    self.begins = begins
    words =
      size == 256
      ? self.texts.filter { $0.count >= 4 }.flatMap { text -> [UInt32] in
        let word = text.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return [word, word.byteSwapped]
      } : []
  }

  /// The generators, in the order of the search.
  private static let rows: [Row] = [
    Row(StandardRand.self), Row(TextbookRand.self), Row(MicrosoftRand.self), Row(MuslRand.self),
    Row(MinimalStandard.self), Row(RevisedStandard.self), Row(GnuRand.self), Row(Rand48.self),
    Row(JavaRandom.self), Row(DotNetRandom.self), Row(MersenneTwister.self),
    Row(PythonRandom.self), Row(Xorshift32.self), Row(Xorshift64.self), Row(Xorshift64Star.self),
    Row(SplitMix.self), Row(Xorshift128Plus.self), Row(Xoshiro256.self),
    Row(PermutedCongruence.self), Row(ExamplePermutedCongruence.self),
  ]

  /// Their names.
  package static var generators: [String] { rows.map(\.name) }

  private struct Row: Sendable {
    let name: String
    let cost: Int
    let search: @Sendable (GeneratorSearch, ClosedRange<UInt64>) -> Hit?
    let begin: @Sendable (UInt64, UnsafeMutablePointer<UInt64>) -> Void

    init<Generator: SeededGenerator>(_ type: Generator.Type) {
      name = Generator.name
      cost = Generator.cost
      search = { $0.search(Generator.self, $1) }
      begin = { Generator.begin($0, $1) }
    }
  }

  /// The seeds below which a generator is searched, by its cost.
  package static func smallSeeds(bits: Int, cost: Int) -> Int { 1 << max(8, bits - cost) }

  /// The last ticks of a fine clock.
  ///
  /// - Parameter most: How many at most, at least 1.
  package static func ticks(of clock: ClosedRange<UInt64>, most: Int) -> ClosedRange<UInt64> {
    let last = clock.upperBound
    return max(clock.lowerBound, last - min(last, UInt64(most) - 1))...last
  }

  /// Searches all generators.
  ///
  /// - Parameters:
  ///   - bits: Seeds below 2 to this power; fewer for dear generators.
  ///   - ranges: More seeds: clocks and process ids.
  ///   - fine: Fine clocks, of which only the last ticks are tried, of each as many as there are small
  ///     seeds.
  ///   - isAlive: Called after each generator.
  package func firstHit(
    bits: Int, ranges: [ClosedRange<UInt64>], fine: [ClosedRange<UInt64>] = [],
    isAlive: () -> Void = {}
  ) -> Hit? {
    guard texts.contains(where: { !$0.isEmpty }) else { return nil }
    for row in Self.rows {
      let small = Self.smallSeeds(bits: bits, cost: row.cost)
      let ticks = fine.flatMap { clock in
        Self.parts(of: Self.ticks(of: clock, most: small))
      }
      let all = ranges + ticks + Self.parts(of: 0...UInt64(small) - 1)
      let hits = Mutex([Hit?](repeating: nil, count: all.count))
      DispatchQueue.concurrentPerform(iterations: all.count) { index in
        let hit = row.search(self, all[index])
        if hit != nil { hits.withLock { $0[index] = hit } }
      }
      // The same one in every run, whichever was found first.
      if let hit = hits.withLock({ $0.lazy.compactMap(\.self).first }) { return hit }
      isAlive()
    }
    return nil
  }

  /// A long range, for several processors to share.
  private static func parts(of range: ClosedRange<UInt64>) -> [ClosedRange<UInt64>] {
    let length = (range.upperBound - range.lowerBound) / 8 + 1
    return stride(from: range.lowerBound, through: range.upperBound, by: Int(length)).map {
      $0...min($0 + (length - 1), range.upperBound)
    }
  }

  /// The first outputs of every generator from every seed of some ranges.
  ///
  /// - Parameter body: Gets the generator's name, the seed and three outputs; true ends the search.
  package static func forEachBeginning(
    of ranges: [ClosedRange<UInt64>], _ body: (String, UInt64, [UInt64]) -> Bool
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: prefix) { buffer in
      let outputs = buffer.baseAddress!
      buffer.initialize(repeating: 0)
      for row in rows {
        for range in ranges {
          for seed in range {
            row.begin(seed, outputs)
            if body(row.name, seed, Array(buffer[..<3])) { return }
          }
        }
      }
    }
  }

  private func search<Generator: SeededGenerator>(
    _ type: Generator.Type, _ range: ClosedRange<UInt64>
  ) -> Hit? {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.prefix) { buffer in
      let outputs = buffer.baseAddress!
      buffer.initialize(repeating: 0)
      return begins.withUnsafeBufferPointer { begins in
        var seed = range.lowerBound
        while true {
          Generator.begin(seed, outputs)
          let found = mightBegin(outputs, bits: Generator.bits, begins)
          if found != 0, let hit = confirm(Generator.self, seed, outputs, found) { return hit }
          if seed == range.upperBound { return nil }
          seed &+= 1
        }
      }
    }
  }

  /// The mappings by which these outputs begin like some text, one bit each.
  @inline(__always)
  private func mightBegin(
    _ outputs: UnsafeMutablePointer<UInt64>, bits: Int, _ begins: UnsafeBufferPointer<Bool>
  ) -> UInt32 {
    // One by one and not in a loop, so that each mapping is compiled by itself.
    var found = bit(.modulo, outputs, bits, begins) | bit(.scaled, outputs, bits, begins)
    found |= bit(.lowBits, outputs, bits, begins) | bit(.highBits, outputs, bits, begins)
    found |= bit(.lowByte, outputs, bits, begins) | bit(.lowByteRejected, outputs, bits, begins)
    found |= bit(.highByte, outputs, bits, begins) | bit(.highByteRejected, outputs, bits, begins)
    if bits > 31 { found |= bit(.upper31Modulo, outputs, bits, begins) }
    if bits > 32 { found |= bit(.upperModulo, outputs, bits, begins) }
    if bits <= 32 { found |= bit(.divided, outputs, bits, begins) }
    found |= bit(.secondScaled, outputs, bits, begins)
    if !words.isEmpty && bits >= 32 {
      let low = UInt32(truncatingIfNeeded: outputs[0])
      let high = UInt32(truncatingIfNeeded: outputs[0] &>> UInt64(bits &- 32))
      for word in words where word == low || word == high {
        found |=
          1 &<< UInt32(Mapping.words.rawValue) | 1 &<< UInt32(Mapping.bigEndianWords.rawValue)
      }
    }
    return found
  }

  /// The bit of a mapping by which the first two outputs that are not rejected begin some text.
  ///
  /// One letter alone would let every fifteenth seed through for each mapping.
  @inline(__always)
  private func bit(
    _ mapping: Mapping, _ outputs: UnsafeMutablePointer<UInt64>, _ bits: Int,
    _ begins: UnsafeBufferPointer<Bool>
  ) -> UInt32 {
    let own = 1 &<< UInt32(mapping.rawValue)
    var index = 0
    var first = -1
    while first < 0 {
      guard index < Self.prefix else { return own }
      first = letter(outputs[index], mapping, bits: bits)
      index &+= 1
    }
    guard begins[first] else { return 0 }
    if mapping == .secondScaled { index &+= 1 }
    var second = -1
    while second < 0 {
      guard index < Self.prefix else { return own }
      second = letter(outputs[index], mapping, bits: bits)
      index &+= 1
    }
    return begins[257 &+ 256 &* first &+ second] ? own : 0
  }

  /// The letter of an output; below 0 where the mapping rejects it.
  @inline(__always)
  func letter(_ output: UInt64, _ mapping: Mapping, bits: Int) -> Int {
    let size = UInt64(size)
    switch mapping {
    case .modulo:
      return bits > 32
        ? Int(truncatingIfNeeded: output % size)
        : Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: output) % UInt32(size))
    case .upperModulo:
      guard bits > 32 else { return 256 }
      return Int(UInt32(truncatingIfNeeded: output &>> UInt64(bits &- 32)) % UInt32(size))
    case .upper31Modulo:
      guard bits > 31 else { return 256 }
      return Int(UInt32(truncatingIfNeeded: output &>> UInt64(bits &- 31)) % UInt32(size))
    case .scaled, .secondScaled:
      return bits > 48
        ? Int(truncatingIfNeeded: (output &>> 16 &* size) &>> UInt64(bits &- 16))
        : Int(truncatingIfNeeded: (output &* size) &>> UInt64(bits))
    case .divided:
      guard bits <= 32 else { return 256 }
      let width = (UInt64(1) &<< UInt64(bits)) / size
      let letter = UInt32(truncatingIfNeeded: output) / UInt32(truncatingIfNeeded: width)
      return letter < UInt32(size) ? Int(letter) : -1
    case .lowBits:
      let letter = Int(truncatingIfNeeded: output & UInt64(mask))
      return letter < self.size ? letter : -1
    case .highBits:
      let letter = Int(truncatingIfNeeded: output &>> UInt64(bits &- maskBits))
      return letter < self.size ? letter : -1
    case .lowByte, .lowByteRejected, .highByte, .highByteRejected:
      let isHigh = mapping == .highByte || mapping == .highByteRejected
      let byte = Int(truncatingIfNeeded: isHigh ? output &>> UInt64(bits &- 8) : output) & 0xFF
      let isRejecting = mapping == .lowByteRejected || mapping == .highByteRejected
      if isRejecting && byte >= byteLimit { return -1 }
      return byte % self.size
    case .words, .bigEndianWords: return 256
    }
  }
}
