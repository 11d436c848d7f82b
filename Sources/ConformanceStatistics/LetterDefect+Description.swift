internal import PlainText

extension LetterDefect: CustomStringConvertible {
  /// The defect in one sentence, without a full stop, with its figures.
  package var description: String {
    switch self {
    case .missing(let missing, let letters):
      return "\(missing) never seen in \(Quantity.text(letters)) letters"
    case .letterRate(let letter, let count, let expected, let letters):
      return "\(letter) seen \(Self.counted(count, expected)) in "
        + "\(Quantity.text(letters)) letters"
    case .suffixRate(let suffix, let rate, let likely):
      return "\(suffix) at \(rate)" + (likely.map { ": \($0)" } ?? "")
    case .shape(let shape, let affected, let size):
      if case .missing = shape { return "\(affected) absent" }
      if case .doubled = shape { return "\(affected) at twice the rate" }
      guard case .modulo(let source, let modulus) = shape else { return "\(shape)" }
      guard source > modulus, !affected.indices.isEmpty, affected.indices.count < size else {
        return "\(shape)"
      }
      let low = Double(source / modulus)
      return "\(affected) at \(RateRatio(low / (low + 1))): \(shape)"
    case .unnamed(let closest):
      return "letters are not equally likely; the closest known defect, \(closest), "
        + "does not explain all"
    case .stuckPosition(let position, let letter, let nonces):
      return "position \(position) is always \(letter) in \(Quantity.text(nonces)) nonces"
    case .missingAtPosition(let position, let letters, let nonces):
      return
        "position \(position) is never \(letters.classDescription) in \(Quantity.text(nonces)) nonces"
    case .positionRate(let position, let letter, let count, let expected):
      return "position \(position) is \(letter.classDescription) \(Self.counted(count, expected))"
    case .pairRate(let first, let second, let count, let expected):
      return "\(first) followed by \(second) \(Self.counted(count, expected))"
    case .neighbourStep(let step, let count, let expected):
      let what = step == 0 ? "a letter equal to the one before" : "a step of \(step) letters"
      return "\(what) \(Self.counted(count, expected))"
    case .nonceStep(let position, let step, let count, let expected):
      let what = step == 0 ? "the letter of the nonce before" : "\(step) letters further"
      return "position \(position) is \(what) \(Self.counted(count, expected))"
    case .tooEven(let sum, let expected):
      return "letters are spread too evenly: squared deviations add up to "
        + "\(NumberText.fixed(sum, digits: 1)), \(NumberText.fixed(expected, digits: 1)) expected"
    case .repeated(let repeats, let nonces):
      return "\(Quantity.text(repeats)) of \(Quantity.text(nonces)) nonces came before"
    }
  }

  private static func counted(_ count: Int, _ expected: Double) -> String {
    let times = count == 1 ? "time" : "times"
    let mean =
      expected < 10
      ? NumberText.fixed(expected, digits: 2) : Quantity.text(Int(expected.rounded()))
    return "\(Quantity.text(count)) \(times) (\(mean) expected)"
  }
}
