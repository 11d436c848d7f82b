internal import ConformanceStatistics

/// Whether all letters of a group of positions are equally likely, whatever the position.
struct LetterRates {
  /// What is wrong, one line each, the most telling first; empty where nothing is.
  private(set) var lines: [String] = []
  /// The likely cause, where something is wrong.
  private(set) var likely: String?
  /// The letters that would have been enough; `nil` where there were enough.
  private(set) var needed: Int?

  init(_ group: LetterGroup) {
    let alphabet = group.alphabet
    let counts = group.sample.letters.totals
    let total = counts.reduce(0, +)
    let rates = LetterRateTest(alphabet: alphabet, falseAlarm: DrawnNonces.falseAlarm)
      .judge(counts)
    let suffix = SuffixScan(alphabet: alphabet, falseAlarm: DrawnNonces.falseAlarm).judge(counts)
    if case .fail(let defects) = suffix.verdict {
      name(defects.first, alphabet.bytes, counts)
      lines.append("\(defects[0]) (p \(suffix.pText))")
    }
    if case .fail(let defects) = rates.verdict {
      let expected = total / alphabet.size
      for case .letterRate(let letter, let count, _, _) in defects.prefix(4) {
        let byte = alphabet.bytes[letter.indices[0]]
        lines.append(
          "\(Quantity.name(of: byte)) (letter \(letter.indices[0] + 1) of \(alphabet.size)) "
            + "\(Quantity.text(count)) times in \(Quantity.text(total)) letters, "
            + "\(Quantity.text(expected)) expected (p \(rates.pText))")
      }
      if defects.count > 4 { lines.append("… and \(defects.count - 4) more letters") }
      nameLetters(counts, alphabet)
    }
    for case .insufficientData(let needed) in [rates.verdict, suffix.verdict] {
      self.needed = max(needed, self.needed ?? 0)
    }
  }

  /// Names a modulus, which the counts of single letters cannot.
  private mutating func name(_ defect: LetterDefect?, _ letters: [UInt8], _ counts: [Int]) {
    guard case .suffixRate(_, _, .modulo(let source, let modulus)) = defect,
      counts.allSatisfy({ $0 > 0 })
    else { return }
    if source == 256, let warning = ByteModulo(letters: letters).warning {
      likely = "`byte % \(modulus)`: \(warning)"
    } else {
      likely = "a number below \(Quantity.text(source)) modulo \(modulus)"
    }
  }

  private mutating func nameLetters(_ counts: [Int], _ alphabet: LetterAlphabet) {
    if counts.contains(0) {
      likely = MissingLetters(counts, alphabet).likely
      return
    }
    guard likely == nil else { return }
    let mean = Double(counts.reduce(0, +)) / Double(counts.count)
    let doubled = counts.indices.filter { Double(counts[$0]) > 1.75 * mean }
    if doubled.count == 1 {
      likely =
        "\(Quantity.name(of: alphabet.bytes[doubled[0]])) stands twice in the "
        + "implementation's list of letters"
    } else {
      likely =
        "a byte scaled to the number of letters, or another mapping that gives some "
        + "letters one source value more than others"
    }
  }
}
