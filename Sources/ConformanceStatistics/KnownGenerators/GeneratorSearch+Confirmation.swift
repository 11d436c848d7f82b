/// A closer look at a seed whose first outputs begin like some text.
extension GeneratorSearch {
  /// Draws whole texts.
  func confirm<Generator: SeededGenerator>(
    _ type: Generator.Type, _ seed: UInt64, _ outputs: UnsafeMutablePointer<UInt64>,
    _ found: UInt32
  ) -> Hit? {
    var left = found
    while let mapping = Mapping(rawValue: left.trailingZeroBitCount) {
      left &= left &- 1
      for index in texts.indices {
        let text = texts[index]
        guard !text.isEmpty, agrees(outputs, mapping, text, bits: Generator.bits) else { continue }
        guard draws(Generator(seed: seed), mapping, text) else { continue }
        return Hit(
          generator: Generator.name, mapping: mapping.name, seed: seed, text: index)
      }
    }
    return nil
  }

  /// Whether nothing in the first outputs speaks against a text.
  private func agrees(
    _ outputs: UnsafeMutablePointer<UInt64>, _ mapping: Mapping, _ text: [UInt8], bits: Int
  ) -> Bool {
    guard mapping != .words && mapping != .bigEndianWords else { return true }
    var position = 0
    var index = 0
    while index < Self.prefix {
      let letter = letter(outputs[index], mapping, bits: bits)
      index &+= 1
      guard letter >= 0 else { continue }
      guard letter == Int(text[position]) else { return false }
      position &+= 1
      if mapping == .secondScaled { index &+= 1 }
    }
    return true
  }

  private func draws<Generator: SeededGenerator>(
    _ generator: Generator, _ mapping: Mapping, _ text: [UInt8]
  ) -> Bool {
    var generator = generator
    if mapping == .words || mapping == .bigEndianWords {
      let bytes = min(8, Generator.bits / 8)
      for start in stride(from: 0, to: text.count, by: bytes) {
        var output = generator.next()
        if mapping == .bigEndianWords { output = output.byteSwapped &>> UInt64(64 - 8 * bytes) }
        for byte in text[start..<min(text.count, start + bytes)] {
          guard UInt8(truncatingIfNeeded: output) == byte else { return false }
          output &>>= 8
        }
      }
      return true
    }
    for wanted in text {
      var letter = -1
      // A generator that has stopped gives the same output for ever.
      for _ in 0..<1_000 where letter < 0 {
        letter = self.letter(generator.next(), mapping, bits: Generator.bits)
      }
      guard letter == Int(wanted) else { return false }
      if mapping == .secondScaled { _ = generator.next() }
    }
    return true
  }
}
