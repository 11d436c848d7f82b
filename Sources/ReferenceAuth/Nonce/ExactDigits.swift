/// Turns one random word into several digits, each combination equally likely.
///
/// Multiplying a word by the radix moves the next digit into the high half; the low half carries
/// on. After `count` steps the digits spell v = ⌊word · radixᵏ / 2ʷ⌋. Refusing words whose last
/// low half lies below 2ʷ mod radixᵏ leaves exactly ⌊2ʷ / radixᵏ⌋ words behind every v, so all
/// combinations stay equally likely (D. Lemire, "Fast Random Integer Generation in an Interval",
/// ACM TOMACS 29(1), 2019, section 4, applied to radixᵏ at once).
struct ExactDigits<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  let radix: Word
  /// Digits per word.
  let count: Int
  /// 2ʷ mod radixᵏ: of all words, this many are refused.
  let refusedWords: Word

  /// - Parameters:
  ///   - radix: How many values a digit has; at least 2.
  ///   - count: Digits per word; radix to the power of count must fit into a word.
  init(radix: Word, count: Int) {
    precondition(radix >= 2 && count >= 1, "a digit has at least two values")
    var combinations: Word = 1
    for _ in 0..<count {
      let (product, overflow) = combinations.multipliedReportingOverflow(by: radix)
      precondition(!overflow, "the digits of one word must fit into the word")
      combinations = product
    }
    self.radix = radix
    self.count = count
    refusedWords = (0 &- combinations) % combinations
  }

  /// Emits every digit of the word, most significant first.
  ///
  /// - Returns: Whether the word counts. When it does not, the digits must be thrown away.
  @inline(__always)
  func emit(_ word: Word, into digit: (_ index: Int, _ value: Word) -> Void) -> Bool {
    var rest = word
    for index in 0..<count {
      let product = rest.multipliedFullWidth(by: radix)
      digit(index, product.high)
      rest = Word(truncatingIfNeeded: product.low)
    }
    return rest >= refusedWords
  }
}
