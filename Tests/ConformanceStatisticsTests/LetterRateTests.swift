import Testing

@testable import ConformanceStatistics

@Suite struct LetterRateTests {
  private let alphabet = LetterAlphabet.signIn

  @Test func `coverage of 65 letters needs 2,052 letters for a false alarm of 1e-12`() {
    let test = CoverageTest(alphabet: alphabet, falseAlarm: 1e-12)
    #expect(test.neededLetters == 2_052)
    #expect(
      test.judge([Int](repeating: 31, count: 65)).verdict == .insufficientData(needed: 2_052))
  }

  @Test func `coverage names the missing letter`() {
    var counts = [Int](repeating: 1_024, count: 65)
    counts[32] = 0
    let result = CoverageTest(alphabet: alphabet, falseAlarm: 1e-12).judge(counts)
    guard case .fail(let defects) = result.verdict else {
      Issue.record("The missing letter was not found: \(result)")
      return
    }
    #expect(defects.map(\.description) == ["W (letter 32) never seen in 65,536 letters"])
    #expect(
      result.detects.map(\.description) == [
        "one missing letter in 65,536 letters with certainty"
      ])
    #expect(result.pText == "3.4e-440")
  }

  @Test(arguments: [(4_096, 12, 133), (16_384, 140, 383), (65_536, 775, 1_261)])
  func `per-letter limits are those of the published table`(letters: Int, low: Int, high: Int) {
    let limits = LetterRateTest(alphabet: alphabet, falseAlarm: 1e-12).limits(letters: letters)
    #expect(limits.tooLow == low)
    #expect(limits.tooHigh == high)
  }

  @Test func `the per-letter test finds a doubled letter and names its count`() {
    var counts = [Int](repeating: 1_000, count: 65)
    counts[10] = 2_000
    let result = LetterRateTest(alphabet: alphabet, falseAlarm: 1e-12).judge(counts)
    guard case .fail(let defects) = result.verdict else {
      Issue.record("The doubled letter was not found: \(result)")
      return
    }
    #expect(
      defects.map(\.description) == [
        "A (letter 10) seen 2,000 times (1,015 expected) in 66,000 letters"
      ])
  }

  /// 130 · P(Bin(131,072, 1/65) ≤ count), in whole numbers of Python: the sum of C(n, i)·64ⁿ⁻ⁱ
  /// over 65ⁿ, cut off after six digits.
  @Test(arguments: [
    (1_483, "2.78903e-34"), (1_530, "3.24305e-28"), (1_543, "1.19260e-26"),
    (1_544, "1.56652e-26"), (1_546, "2.69755e-26"), (1_618, "1.54053e-18"),
  ])
  func `each letter has the p-value of its own count`(count: Int, exact: String) throws {
    let test = LetterRateTest(alphabet: alphabet, falseAlarm: 1e-12)
    let expected = try #require(Double(exact))
    #expect(
      test.pText(count: count, letters: 131_072) == NumberText.probability(expected))
  }

  @Test func `the suffix scan names a byte modulo 65`() {
    let counts = (0..<65).map { $0 < 61 ? 1_024 : 768 }
    let result = SuffixScan(alphabet: alphabet, falseAlarm: 1e-12).judge(counts)
    guard case .fail(let defects) = result.verdict else {
      Issue.record("The modulus was not found: \(result)")
      return
    }
    #expect(
      defects.map(\.description) == [
        "z - . _ at three quarters of the rate: a byte modulo 65"
      ])
  }

  @Test func `stated power agrees with the published figures`() {
    let modulo = LetterAlternative.modulo(source: 256, size: 65)
    let scan = SuffixScan(alphabet: alphabet, falseAlarm: 1e-12)
    #expect((scan.power(letters: 28_102, alternative: modulo) - 0.999).magnitude < 0.0005)
    let rates = LetterRateTest(alphabet: alphabet, falseAlarm: 1e-12)
    #expect((rates.power(letters: 65_536, alternative: modulo) - 0.977).magnitude < 0.002)
    #expect((rates.power(letters: 81_920, alternative: modulo) - 0.99987).magnitude < 0.0001)
  }

  @Test func `even counts pass and too few letters decide nothing`() {
    let even = [Int](repeating: 100, count: 65)
    let few = [Int](repeating: 1, count: 65)
    let rates = LetterRateTest(alphabet: alphabet, falseAlarm: 1e-12)
    let scan = SuffixScan(alphabet: alphabet, falseAlarm: 1e-12)
    #expect(rates.judge(even).verdict == .pass)
    #expect(scan.judge(even).verdict == .pass)
    #expect(rates.judge(few).verdict == .insufficientData(needed: rates.neededLetters))
    #expect(scan.judge(few).verdict == .insufficientData(needed: scan.neededLetters))
  }
}
