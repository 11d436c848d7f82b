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
    var readings = [letters(run)].compactMap(\.self)
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

  /// An output for each letter that is not fixed; `nil` where one is not of its alphabet.
  private func letters(_ run: [String]) -> [MathRandom.Draw]? {
    var draws: [MathRandom.Draw] = []
    for nonce in run {
      for (position, letter) in nonce.utf8.enumerated() {
        let alphabet = contract.letters(at: position)
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
