@testable import ConformanceStatistics

/// One line of the power table: a defect, the test that must find it, and in how many letters.
struct PowerScenario: Sendable {
  let defect: String
  let test: String
  let nonces: Int
  /// The lower bound on the power that the test computes itself.
  let computed: Double
  /// Whether the defect is found in one sample with the seed.
  let finds: @Sendable (_ seed: UInt64) -> Bool

  static let falseAlarm = 1e-12
  /// Evidence is looked at after so many nonces each time.
  static let nonceBatch = 10
  private static let alphabet = LetterAlphabet.signIn

  private static func totals(
    _ nonces: Int, seed: UInt64, _ draw: (inout SampleGenerator) -> Int
  ) -> [Int] {
    var generator = SampleGenerator(seed: seed)
    var totals = [Int](repeating: 0, count: 65)
    for _ in 0..<nonces * 32 { totals[draw(&generator)] += 1 }
    return totals
  }

  private static func fails(_ result: LetterTestResult) -> Bool {
    if case .fail = result.verdict { true } else { false }
  }

  private static func coverage(
    _ defect: String, nonces: Int, _ alternative: LetterAlternative,
    _ draw: @escaping @Sendable (inout SampleGenerator) -> Int
  ) -> PowerScenario {
    let test = CoverageTest(alphabet: alphabet, falseAlarm: falseAlarm)
    return PowerScenario(
      defect: defect, test: "coverage", nonces: nonces,
      computed: test.power(letters: nonces * 32, alternative: alternative)
    ) { seed in fails(test.judge(totals(nonces, seed: seed, draw))) }
  }

  private static func suffixes(
    _ defect: String, nonces: Int, _ alternative: LetterAlternative,
    _ draw: @escaping @Sendable (inout SampleGenerator) -> Int
  ) -> PowerScenario {
    let test = SuffixScan(alphabet: alphabet, falseAlarm: falseAlarm)
    return PowerScenario(
      defect: defect, test: "suffix scan", nonces: nonces,
      computed: test.power(letters: nonces * 32, alternative: alternative)
    ) { seed in fails(test.judge(totals(nonces, seed: seed, draw))) }
  }

  private static func letterRates(
    _ defect: String, nonces: Int, _ alternative: LetterAlternative,
    _ draw: @escaping @Sendable (inout SampleGenerator) -> Int
  ) -> PowerScenario {
    let test = LetterRateTest(alphabet: alphabet, falseAlarm: falseAlarm)
    return PowerScenario(
      defect: defect, test: "each letter's rate", nonces: nonces,
      computed: test.power(letters: nonces * 32, alternative: alternative)
    ) { seed in fails(test.judge(totals(nonces, seed: seed, draw))) }
  }

  private static func evidence(
    _ defect: String, nonces: Int, _ alternative: LetterAlternative,
    _ draw: @escaping @Sendable (inout SampleGenerator) -> Int
  ) -> PowerScenario {
    // All letters are counted at one position, so that only the letters' rates are judged.
    let fresh = LetterEvidence(alphabet: alphabet, positions: 1, falseAlarm: falseAlarm)
    return PowerScenario(
      defect: defect, test: "e-process", nonces: nonces,
      computed: fresh.power(letters: nonces * 32, alternative: alternative)
    ) { seed in
      var generator = SampleGenerator(seed: seed)
      var evidence = fresh
      for _ in stride(from: 0, to: nonces, by: nonceBatch) {
        var counts = LetterCounts(alphabetSize: 65, positions: 1)
        let letters = (0..<nonceBatch * 32).map { _ in alphabet.bytes[draw(&generator)] }
        counts.count(letters, alphabet: alphabet)
        evidence.add(counts)
        if evidence.hasDecided { return true }
      }
      return false
    }
  }

  static var all: [PowerScenario] {
    let missing = LetterAlternative.missing([32], of: 65)
    let modulo = LetterAlternative.modulo(source: 256, size: 65)
    let truncated = LetterAlternative.scaled(.truncated, size: 65)
    let rounded = LetterAlternative.scaled(.rounded, size: 65)
    let doubled = LetterAlternative.doubled(10, of: 65)
    let withoutW: @Sendable (inout SampleGenerator) -> Int = { generator in
      let index = generator.below(64)
      return index < 32 ? index : index + 1
    }
    let byteModulo: @Sendable (inout SampleGenerator) -> Int = { $0.below(256) % 65 }
    let byteTruncated: @Sendable (inout SampleGenerator) -> Int = {
      Int(Double($0.below(256)) / 255 * 64)
    }
    let byteRounded: @Sendable (inout SampleGenerator) -> Int = {
      Int((Double($0.below(256)) / 255 * 64).rounded())
    }
    let twice: @Sendable (inout SampleGenerator) -> Int = { generator in
      let index = generator.below(66)
      return index < 65 ? index : 10
    }
    return [
      coverage("`W` missing", nonces: 65, missing, withoutW),
      evidence("`W` missing", nonces: 70, missing, withoutW),
      suffixes("`byte % 65`", nonces: 900, modulo, byteModulo),
      evidence("`byte % 65`", nonces: 900, modulo, byteModulo),
      evidence("`byte % 65`", nonces: 1_100, modulo, byteModulo),
      letterRates("`byte % 65`", nonces: 2_048, modulo, byteModulo),
      suffixes("`Int(byte / 255 * 64)`", nonces: 200, truncated, byteTruncated),
      evidence("`Int(byte / 255 * 64)`", nonces: 300, truncated, byteTruncated),
      evidence("`round(byte / 255 * 64)`", nonces: 400, rounded, byteRounded),
      letterRates("a letter doubled", nonces: 300, doubled, twice),
      evidence("a letter doubled", nonces: 200, doubled, twice),
    ]
  }
}
