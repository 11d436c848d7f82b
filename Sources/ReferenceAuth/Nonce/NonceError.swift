/// Why no nonce was made. There is never a partial, weaker or constant nonce instead.
public enum NonceError: Error, Equatable, Sendable {
  /// The length asked for lies outside 1…65,536 letters.
  case invalidLength(Int)
  /// The alphabet cannot be used.
  case invalidAlphabet(NonceAlphabet.Defect)
  /// The system's random source refused, with its `errno`.
  case sourceFailed(code: Int32)
  /// The source repeats values that must be refused; chance would do so less than once in 2^128.
  case sourceStuck
}

extension NonceError: CustomStringConvertible {
  /// The error in one sentence, with what to do.
  public var description: String {
    switch self {
    case .invalidLength(let length):
      "nonce length: found \(length), expected 1 to \(NonceGenerator.maximumLength) letters."
    case .invalidAlphabet(let defect):
      "nonce alphabet: \(defect)"
    case .sourceFailed(let code):
      "random source: failed with errno \(code). No nonce was made; try again later."
    case .sourceStuck:
      "random source: repeats values that must be refused. Replace the source."
    }
  }
}
