internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension GeneratorGuess {
  /// Whether some process' nonces are what `Math.random()` of V8 draws from some state.
  var drawsMathRandom: Bool {
    runs.contains { run in
      readings(run).contains { MathRandom.explains($0) }
    }
  }

  /// What one output after the other may have been: of nonces that were drawn in turn.
  private func readings(_ run: [String]) -> [[MathRandom.Draw]] {
    let bytes = run.map { Hex.decode($0.replacing("-", with: "")) ?? Self.bytes($0) }
    let orders = contract.shape == nil ? Self.orders(of: contract.letters) : [[]]
    var readings = orders.compactMap { letters(run, in: $0) }
    guard bytes.allSatisfy({ !$0.isEmpty }) else { return readings }
    readings.append(bytes.joined().map { MathRandom.Draw(letter: Int($0), of: 256) })
    // Four digits of one output, as `(1 + Math.random()) * 0x10000` has them.
    readings.append(
      bytes.flatMap { bytes in
        stride(from: 0, to: bytes.count - 1, by: 2).map { index in
          MathRandom.Draw(
            mask: .max, bits: UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
        }
      })
    return readings
  }

  /// Orders in which code may keep an alphabet: the contract's own, digits, capitals and small
  /// letters in any order with the other letters before or behind them, and nanoid's.
  static func orders(of letters: [UInt8]) -> [[UInt8]] {
    let ranges = ["0"..."9", "A"..."Z", "a"..."z"] as [ClosedRange<Character>]
    let runs = ranges.map { range in
      letters.filter { range.contains(Character(.init($0))) }.sorted()
    }
    let others = letters.filter { letter in !runs.contains { $0.contains(letter) } }
    var orders = [letters]
    for first in 0..<3 {
      for second in 0..<3 where second != first {
        let body = runs[first] + runs[second] + runs[3 - first - second]
        for others in [others, others.reversed()] { orders += [body + others, others + body] }
      }
    }
    let nanoid = Array("useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict".utf8)
    if Set(nanoid) == Set(letters) { orders.append(nanoid) }
    return orders.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// An output for each letter that is not fixed; `nil` where one is not of its alphabet.
  ///
  /// - Parameter order: The alphabet in the order of the code; empty for the contract's.
  private func letters(_ run: [String], in order: [UInt8]) -> [MathRandom.Draw]? {
    var draws: [MathRandom.Draw] = []
    for nonce in run {
      for (position, letter) in nonce.utf8.enumerated() {
        let alphabet = order.isEmpty ? contract.letters(at: position) : order
        guard let index = alphabet.firstIndex(of: letter) else { return nil }
        guard (2...256).contains(alphabet.count) else { continue }
        // Of a UUID's variant some code keeps the high bits of an output and some the low ones.
        draws.append(
          contract.shape != nil && alphabet.count == 4
            ? .init(mask: 0, bits: 0) : .init(letter: index, of: alphabet.count))
      }
    }
    return draws
  }
}
