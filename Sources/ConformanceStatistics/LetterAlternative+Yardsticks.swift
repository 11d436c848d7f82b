extension LetterAlternative {
  /// The defects whose power every test states: a missing letter, and a byte modulo the size.
  ///
  /// Where 256 is a multiple of the size the modulus is even, and only the first is returned.
  package static func yardsticks(size: Int) -> [LetterAlternative] {
    let missing = LetterAlternative.missing([size - 1], of: size)
    return 256 % size == 0 ? [missing] : [missing, .modulo(source: 256, size: size)]
  }

  /// The different rates and how many letters have each.
  var distinctRates: [(rate: Double, letters: Int)] {
    var groups: [(rate: Double, letters: Int)] = []
    for rate in rates.sorted() {
      if let last = groups.last, last.rate == rate {
        groups[groups.count - 1].letters += 1
      } else {
        groups.append((rate, 1))
      }
    }
    return groups
  }
}
