/// One word of a source text; comments are none.
struct SourceToken: Sendable {
  enum Kind: UInt8, Sendable {
    case identifier, number, string, mark
  }

  let kind: Kind
  /// Where its text lies; of a string, what is between the quotes. Code inside a string follows it
  /// in brackets of their own, which begin at -1 and at -2.
  let start: Int32
  let end: Int32
  /// From 1.
  let line: Int32
  /// Bytes before it on its line.
  let column: Int32
}

/// A comment that speaks to the scanner.
struct SourceComment: Sendable {
  let line: Int
  let text: String
}
