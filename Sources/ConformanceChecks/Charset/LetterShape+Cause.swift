internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension LetterAlternative.Shape {
  /// The cause that a generator of this shape is, as the shape describes itself.
  var cause: Cause {
    let cause: Cause =
      switch self {
      case .missing: .lettersMissing
      case .doubled: .letterDoubled
      case .modulo(let source, let modulus) where Self.isLimit(source, modulus): .rejectionLimit
      case .modulo(let source, _): source > 256 ? .wideModulo : .byteModulo
      case .scaled: .scaledSource
      case .prefix, .hexadecimal, .uuid: .fewLetters
      case .folded: .lettersFolded
      case .caseDoubled: .digitsDoubled
      }
    return cause.saying(description)
  }

  /// Whether bytes below `source` are what a rejection limit leaves that is off by one.
  private static func isLimit(_ source: Int, _ modulus: Int) -> Bool {
    source < 256 && [1, modulus - 1].contains(source % modulus)
      && source.nonzeroBitCount > 1
  }
}

extension Cause {
  /// Letters that stand twice in the implementation's list.
  static func doubled(_ letters: [UInt8]) -> Cause {
    .letterDoubled.saying(
      "\(Quantity.letters(letters)) stands twice in the implementation's list of letters")
  }
}
