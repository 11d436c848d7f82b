internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

/// Whether all letters of a group of positions are equally likely, whatever the position.
struct LetterRates {
  /// What is wrong, one line each, the most telling first; empty where nothing is.
  private(set) var lines: [String] = []
  /// The letters that the last line counts, one line each.
  private(set) var further: [String] = []
  /// The likely cause, where something is wrong.
  private(set) var cause: Cause?
  /// What is wrong besides with the letters that occur, where others never do.
  private(set) var besides: Cause?
  /// The letters that would have been enough; `nil` where there were enough.
  private(set) var needed: Int?

  init(_ group: LetterGroup) {
    let alphabet = group.alphabet
    let counts = group.sample.letters.totalsWithoutCopies
    let test = LetterRateTest(alphabet: alphabet, falseAlarm: DrawnNonces.falseAlarm)
    let rates = test.judge(counts, showsPower: false)
    let suffix = SuffixScan(alphabet: alphabet, falseAlarm: DrawnNonces.falseAlarm)
      .judge(counts, showsPower: false)
    for case .insufficientData(let needed) in [rates.verdict, suffix.verdict] {
      self.needed = max(needed, self.needed ?? 0)
    }
    if case .fail(let defects) = rates.verdict {
      let letters = Self.lines(defects, test)
      further = Array(letters.dropFirst(4))
      lines = letters.prefix(4) + (further.isEmpty ? [] : ["… and \(further.count) more letters"])
    }
    if case .fail(let defects) = suffix.verdict, !counts.contains(0) {
      addSuffix(defects.first, pText: suffix.pText)
    } else if case .fail = suffix.verdict, lines.isEmpty {
      lines = ["the end of the alphabet never occurs"]
    }
    if !lines.isEmpty {
      let modulo = ModuloAmongSeen(counts, alphabet)
      cause = modulo?.tooSmall ?? Self.cause(group, counts)
      besides = modulo?.tooSmall == nil ? modulo?.cause : nil
    }
  }

  private static func lines(_ defects: [LetterDefect], _ test: LetterRateTest) -> [String] {
    let alphabet = test.alphabet
    var lines: [String] = []
    for case .letterRate(let letter, let count, _, let total) in defects {
      let index = letter.indices[0]
      lines.append(
        "\(Quantity.name(of: alphabet.bytes[index])) (letter \(index + 1) of \(alphabet.size)) "
          + "\(Quantity.text(count)) times in \(Quantity.text(total)) letters, "
          + "\(Quantity.text(total / alphabet.size)) expected "
          + "(p \(test.pText(count: count, letters: total)))")
    }
    return lines
  }

  /// Adds the end of the alphabet, where a modulus explains it or single letters show nothing.
  private mutating func addSuffix(_ defect: LetterDefect?, pText: String) {
    guard case .suffixRate(let letters, let rate, let shape) = defect else { return }
    var isByteModulo = false
    if case .modulo(256, _) = shape { isByteModulo = true }
    guard isByteModulo || lines.isEmpty else { return }
    let names =
      letters.indices.count > 12 ? "the last \(letters.indices.count) letters" : "\(letters)"
    lines.insert("\(names) at \(rate) of the others (p \(pText))", at: 0)
  }

  private static func cause(_ group: LetterGroup, _ counts: [Int]) -> Cause {
    if counts.contains(0) { return MissingLetters(counts, group.alphabet).cause }
    let letters = group.alphabet.bytes
    let defect = LetterAnalysis(group.sample).likelyDefect
    if case .stuckPosition(let position, let letter, _) = defect {
      return .constantPosition.saying(
        "position \(group.positions[position]) is always "
          + "\(Quantity.letters(letter.indices.map { letters[$0] })): the nonce contains a constant "
          + "or a prefix")
    }
    if case .shape(let shape, let affected, _) = defect {
      switch shape {
      case .modulo(256, _):
        if let warning = ByteModulo(letters: letters).warning {
          return shape.cause.saying(warning)
        }
      case .doubled:
        return .doubled(affected.indices.map { letters[$0] })
      case .scaled:
        return shape.cause.saying(
          "\(shape): \(letters.count) letters do not divide 256, so some get one byte value less")
      default: return shape.cause
      }
    }
    return .unevenLetters
  }
}
