internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

/// `byte % count` of an implementation that draws fewer letters than the contract declares, in
/// whatever order: nothing else that is uneven looks so.
struct ModuloAmongSeen {
  /// Standard deviations within which every letter must lie of what the modulus explains: for 100
  /// letters the chance of one outside is below 1e-6.
  private static let within = 6.0

  private let declared: [UInt8]
  /// The places of the letters that occur, those that come more often first.
  private let order: [Int]
  /// How many come more often.
  private let favoured: Int

  /// - Parameters:
  ///   - counts: One for each letter of the alphabet.
  ///   - alphabet: The letters in their declared order.
  /// - Returns: `nil` where no letter is missing, or those that occur are not what a modulus makes.
  init?(_ counts: [Int], _ alphabet: LetterAlphabet) {
    let seen = counts.indices.filter { counts[$0] > 0 }
    guard seen.count < counts.count,
      let part = LetterAlphabet(bytes: seen.map { alphabet.bytes[$0] })
    else { return nil }
    let rates = LetterRateTest(alphabet: part, falseAlarm: DrawnNonces.falseAlarm)
      .judge(seen.map { counts[$0] }, showsPower: false)
    guard case .fail = rates.verdict else { return nil }
    favoured = 256 % part.size
    let letters = Double(counts.reduce(0, +))
    let byRate = seen.sorted { (counts[$1], $0) < (counts[$0], $1) }
    for (place, index) in byRate.enumerated() {
      let share = Double(256 / part.size + (place < favoured ? 1 : 0)) / 256
      let deviation = (letters * share * (1 - share)).squareRoot()
      guard (Double(counts[index]) - letters * share).magnitude < Self.within * deviation else {
        return nil
      }
    }
    declared = alphabet.bytes
    order = byRate.prefix(favoured).sorted() + byRate.dropFirst(favoured).sorted()
  }

  /// What is wrong with the letters that occur.
  var cause: Cause? {
    ByteModulo(letters: order.map { declared[$0] }).warning.map { Cause.byteModulo.saying($0) }
  }

  /// What explains the letters that are missing as well, where the alphabet only goes on behind
  /// them: they stand in the implementation's list, and no remainder reaches them.
  var tooSmall: Cause? {
    order == Array(0..<order.count) ? .modulusTooSmall(order.count, of: declared) : nil
  }
}

extension Cause {
  /// `byte % modulus` chooses from more letters than the modulus has remainders.
  ///
  /// - Parameters:
  ///   - modulus: A number that does not divide 256, and is less than that of the letters.
  ///   - letters: All letters, in their order.
  static func modulusTooSmall(_ modulus: Int, of letters: [UInt8]) -> Cause {
    let (quotient, favoured) = (256 / modulus, 256 % modulus)
    let missing = Array(letters[modulus...])
    let names =
      missing.count == 1
      ? "the last one, \(Quantity.letters(missing)), never comes"
      : "the last \(missing.count), \(Quantity.letters(missing)), never come"
    let first = favoured == 1 ? "the first comes" : "the first \(favoured) come"
    return .modulusTooSmall.saying(
      "`byte % \(modulus)` chooses from \(letters.count) letters: \(names), and \(first) "
        + "\(quotient + 1) times in 256 bytes, the others \(quotient)")
  }
}
