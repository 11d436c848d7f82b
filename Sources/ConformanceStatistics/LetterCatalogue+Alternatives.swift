extension LetterCatalogue {
  /// All known wrong generators whose rates differ visibly from a uniform draw, each rate once.
  package static func alternatives(for alphabet: LetterAlphabet) -> [LetterAlternative] {
    let size = alphabet.size
    var all: [LetterAlternative] = []
    for letter in 0..<size { all.append(.missing([letter], of: size)) }
    for letter in 0..<size { all.append(.doubled(letter, of: size)) }
    for source in moduloSources(size: size) { all.append(.modulo(source: source, size: size)) }
    for scaling in LetterAlternative.Scaling.allCases where size <= 256 {
      all.append(.scaled(scaling, size: size))
    }
    // Digits, hexadecimal, one case, digits and one case, both cases, all but symbols, 6 bits.
    for count in [10, 16, 26, 36, 52, 62, 64] where count < size {
      all.append(.prefix(count, of: size))
    }
    for count in 2...4 where count < size - 1 {
      all.append(.missing(Array(size - count..<size), of: size))
      all.append(.missing(Array(0..<count), of: size))
    }
    all += letterClasses(alphabet) + cases(alphabet) + fallbacks(alphabet)
    var kept: [LetterAlternative] = []
    for alternative in all where alternative.differs {
      if !kept.contains(where: { $0.rates == alternative.rates }) { kept.append(alternative) }
    }
    return kept
  }

  private static func letterClasses(_ alphabet: LetterAlphabet) -> [LetterAlternative] {
    LetterClass.allCases.compactMap { kind in
      let indices = kind.indices(in: alphabet)
      guard !indices.isEmpty && indices.count < alphabet.size else { return nil }
      return .missing(indices, of: alphabet.size)
    }
  }

  private static func cases(_ alphabet: LetterAlphabet) -> [LetterAlternative] {
    let hasBothCases = (UInt8(0x61)...0x7A).allSatisfy {
      alphabet.index(of: $0) != nil && alphabet.index(of: $0 - 32) != nil
    }
    guard hasBothCases else { return [] }
    var alternatives: [LetterAlternative] = []
    for toUpper in [true, false] {
      let gains: LetterClass = toUpper ? .upper : .lower
      let loses: LetterClass = toUpper ? .lower : .upper
      let weights = alphabet.bytes.map { byte in
        switch LetterClass(of: byte) {
        case gains: 2
        case loses: 0
        default: 1
        }
      }
      alternatives.append(LetterAlternative(.folded(toUpper: toUpper), weights: weights))
    }
    let digits = LetterClass.digits.indices(in: alphabet)
    if digits.count == 10 {
      let weights = alphabet.bytes.map { byte in
        switch LetterClass(of: byte) {
        case .digits: 2
        case .upper, .lower: 1
        case .symbols: 0
        }
      }
      alternatives.append(LetterAlternative(.caseDoubled, weights: weights))
    }
    return alternatives
  }

  private static func fallbacks(_ alphabet: LetterAlphabet) -> [LetterAlternative] {
    var alternatives: [LetterAlternative] = []
    for upper in [false, true] {
      let digits = Array((upper ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
      let indices = digits.compactMap(alphabet.index(of:))
      guard indices.count == 16, alphabet.size > 16 else { continue }
      var weights = [Int](repeating: 0, count: alphabet.size)
      for index in indices { weights[index] = 1 }
      alternatives.append(LetterAlternative(.hexadecimal(upper: upper), weights: weights))
      guard let hyphen = alphabet.index(of: 0x2D) else { continue }
      // 36 letters: 30 free digits, the version "4", a variant of "8 9 a b", 4 hyphens; in
      // sixteenths of a letter.
      for index in indices { weights[index] = 30 }
      weights[indices[4]] += 16
      for digit in 8...11 { weights[indices[digit]] += 4 }
      weights[hyphen] = 64
      alternatives.append(LetterAlternative(.uuid(upper: upper), weights: weights))
    }
    return alternatives
  }
}
