/// Recovers the state of `Math.random()` of V8 from what it drew; no seed is needed.
///
/// V8 steps xorshift128+ and hands out the upper bits of its first word, without the sum that gives
/// the generator its name: each known bit of an output is a linear equation over GF(2) in the 128 bits
/// of state. Outputs are made 64 at a time and handed out last first (V8, src/numbers/math-random.cc;
/// S. Vigna, "Further scramblings of Marsaglia's xorshift generators", 2017).
package enum MathRandom {
  /// How reports call it.
  package static let name = "Math.random() of V8"

  /// What one output is known to be.
  package struct Draw: Sendable, Equatable {
    /// Which of the upper 16 bits are known.
    package let mask: UInt16
    /// These bits; the others are 0.
    package let bits: UInt16

    /// - Parameters:
    ///   - mask: Which of the upper 16 bits are known.
    ///   - bits: These bits.
    package init(mask: UInt16, bits: UInt16) {
      self.mask = mask
      self.bits = bits & mask
    }

    /// Of `Math.floor(Math.random() * size)`: the bits that all outputs with this result share.
    ///
    /// - Parameters:
    ///   - letter: The result, 0 to `size - 1`.
    ///   - size: 2 to 256.
    package init(letter: Int, of size: Int) {
      let first = UInt16(letter << 16 / size)
      let last = UInt16(((letter + 1) << 16 - 1) / size)
      let unknown = UInt16.bitWidth - (first ^ last).leadingZeroBitCount
      self.init(mask: unknown == 16 ? 0 : .max << UInt16(unknown), bits: first)
    }
  }

  /// How many bits more must agree than the state has: chance would do so once in 2^58 times, over 64
  /// places in a batch of outputs.
  private static let excess = 64
  /// How many outputs are made at a time.
  private static let batch = 64

  /// Whether these outputs, one after the other, are those of some state.
  ///
  /// - Returns: False too where fewer than 192 bits are known.
  /// - Complexity: For each of the 64 places in a batch where they may begin, some 130 equations are
  ///   reduced by up to 128 others; all of them where it is so.
  package static func explains(_ draws: [Draw]) -> Bool {
    guard draws.reduce(0, { $0 + $1.mask.nonzeroBitCount }) >= 128 + excess else { return false }
    let batches = (batch - 1 + draws.count + batch - 1) / batch
    let outputs = outputs(batches * batch)
    return (0..<batch).contains { offset in
      var system = LinearSystem()
      for (index, draw) in draws.enumerated() {
        let place = offset + index
        let output = outputs[place / batch * batch + batch - 1 - place % batch]
        for bit in 0..<16 where draw.mask >> bit & 1 == 1 {
          guard system.accept(output[bit], isOne: draw.bits >> bit & 1 == 1) else { return false }
        }
      }
      return system.agreements >= excess
    }
  }

  /// The upper 16 bits of so many outputs in the order made, lowest first, as sums of the state's bits.
  private static func outputs(_ count: Int) -> [[Form]] {
    var first = (0..<64).map { Form(low: 1 << UInt64($0), high: 0) }
    var second = (0..<64).map { Form(low: 0, high: 1 << UInt64($0)) }
    return (0..<count).map { _ in
      var word = first
      first = second
      word = zip(word, [Form](repeating: .zero, count: 23) + word).map { $0 ^ $1 }
      word = zip(word, word[17...] + [Form](repeating: .zero, count: 17)).map { $0 ^ $1 }
      let turned = zip(first, first[26...] + [Form](repeating: .zero, count: 26)).map { $0 ^ $1 }
      second = zip(word, turned).map { $0 ^ $1 }
      return Array(first[48...])
    }
  }
}

/// A sum over GF(2) of some of 128 bits.
private struct Form {
  static let zero = Form(low: 0, high: 0)
  var low: UInt64
  var high: UInt64

  static func ^ (one: Form, other: Form) -> Form {
    Form(low: one.low ^ other.low, high: one.high ^ other.high)
  }

  /// The place of the highest bit; `nil` where the sum is empty.
  var leading: Int? {
    if high != 0 { return 127 - high.leadingZeroBitCount }
    return low != 0 ? 63 - low.leadingZeroBitCount : nil
  }
}

/// Linear equations over GF(2), in echelon form.
private struct LinearSystem {
  private var rows = [(form: Form, isOne: Bool)?](repeating: nil, count: 128)
  /// How many equations followed from others, and held.
  private(set) var agreements = 0

  /// Adds an equation; false where it contradicts the others.
  mutating func accept(_ form: Form, isOne: Bool) -> Bool {
    var form = form
    var isOne = isOne
    while let place = form.leading {
      guard let row = rows[place] else {
        rows[place] = (form, isOne)
        return true
      }
      form = form ^ row.form
      isOne = isOne != row.isOne
    }
    if !isOne { agreements += 1 }
    return !isOne
  }
}
