import Testing

@testable import ReferenceAuth

@Suite struct ExactDigitsTests {
  /// Counts, over every word there is, how often each combination of digits counts.
  private func combinations<Word: FixedWidthInteger & UnsignedInteger & Sendable>(
    of digits: ExactDigits<Word>
  ) -> (counts: [Int], refused: Int) {
    var size = 1
    for _ in 0..<digits.count { size *= Int(digits.radix) }
    var counts = [Int](repeating: 0, count: size)
    var refused = 0
    for word in Word.min...Word.max {
      var combination = 0
      let isCounted = digits.emit(word) { _, digit in
        combination = combination * Int(digits.radix) + Int(digit)
      }
      if isCounted { counts[combination] += 1 } else { refused += 1 }
    }
    return (counts, refused)
  }

  @Test(arguments: [(2, 7), (3, 5), (5, 3), (6, 3), (7, 2), (10, 2), (13, 2), (15, 2), (65, 1)])
  func `over all 8-bit words, every combination of digits has equally many words`(
    radix: Int, count: Int
  ) {
    let digits = ExactDigits<UInt8>(radix: UInt8(radix), count: count)
    let (counts, refused) = combinations(of: digits)
    #expect(counts == Array(repeating: 256 / counts.count, count: counts.count))
    #expect(refused == 256 % counts.count)
  }

  @Test(arguments: [(3, 10), (16, 3), (37, 3), (64, 2), (65, 2), (92, 2), (255, 2)])
  func `over all 16-bit words, every combination of digits has equally many words`(
    radix: Int, count: Int
  ) {
    let digits = ExactDigits<UInt16>(radix: UInt16(radix), count: count)
    let (counts, refused) = combinations(of: digits)
    #expect(counts == Array(repeating: 65_536 / counts.count, count: counts.count))
    #expect(refused == 65_536 % counts.count)
  }

  @Test(arguments: 2...92)
  func `eight digits of every possible alphabet fit into 64 bits and are seldom refused`(
    radix: UInt64
  ) {
    let digits = ExactDigits<UInt64>(radix: radix, count: NonceGenerator.lettersPerWord)
    #expect(digits.refusedWords < 1 << (64 - 11))
  }

  @Test func `the refusal limit for 65 letters is 2^64 mod 65^8`() {
    let digits = ExactDigits<UInt64>(radix: 65, count: 8)
    // Computed with another tool's big integers: 2**64 % 65**8.
    #expect(digits.refusedWords == 77_210_658_379_741)
  }
}
