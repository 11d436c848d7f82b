@testable import ConformanceStatistics

/// One line of the false-alarm table: exact generators of an alphabet, judged by all tests.
struct FalseAlarmScenario: Sendable {
  let name: String
  let alphabet: LetterAlphabet
  let length: Int
  private let fresh: LetterEvidence

  /// The number of nonces in a run; sizes alternate, because limits move with the size.
  static let sampleSizes = [65, 300, 900]

  private init(_ name: String, _ letters: String, length: Int) {
    self.name = name
    alphabet = LetterAlphabet(letters)!
    self.length = length
    fresh = LetterEvidence(
      alphabet: alphabet, positions: length, falseAlarm: LetterAnalysis.evidenceShare(of: .run))
  }

  /// The failures of one correct sample; all tests together.
  func failures(seed: UInt64) -> [LetterTestResult] {
    var generator = SampleGenerator(seed: seed)
    let nonces = Self.sampleSizes[Int(seed % 3)]
    var sample = LetterSample(alphabet: alphabet, length: length)
    sample.add(generator.letters(nonces * length, of: alphabet, below: alphabet.size))
    var evidence = fresh
    evidence.add(sample.letters)
    return LetterAnalysis(sample, evidence: evidence).failures
  }

  /// Whether letters that come again, or that depend on others anywhere, are seen in such a sample.
  func hasRecurrence(seed: UInt64) -> Bool {
    var generator = SampleGenerator(seed: seed)
    let nonces = Self.sampleSizes[Int(seed % 3)]
    let letters = generator.letters(nonces * length, of: alphabet, below: alphabet.size)
    let bits = LetterAlphabet.bits(chance: 1 / Double(alphabet.size))
    let scan = OverlapScan(bits: [Double](repeating: bits, count: length), count: nonces)
    return scan.firstOverlap(in: letters) != nil
      || !DistanceTest(alphabet: alphabet, falseAlarm: 1e-12)
        .findings(letters, length: length).isEmpty
  }

  static var all: [FalseAlarmScenario] {
    let digits = "0123456789"
    let upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let lower = "abcdefghijklmnopqrstuvwxyz"
    return [
      FalseAlarmScenario("16, hexadecimal", digits + "abcdef", length: 32),
      FalseAlarmScenario("64, base64url", upper + lower + digits + "-_", length: 22),
      FalseAlarmScenario("62, letters and digits", digits + upper + lower, length: 32),
      FalseAlarmScenario("64, sign-in letters without W", Self.withoutW, length: 32),
      FalseAlarmScenario("65, sign-in letters", digits + upper + lower + "-._", length: 32),
      FalseAlarmScenario("66, unreserved of RFC 3986", digits + upper + lower + "-._~", length: 32),
    ]
  }

  private static let withoutW =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"
}
