internal import ConformanceModel
internal import PlainText

/// Why something cannot be read as nonces.
package struct NonceFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// Nothing there but line ends.
    case empty
    /// A byte that text has not; at this offset.
    case binary(byte: UInt8, offset: Int)
    /// A line beyond all nonces.
    case longLine(Int)
    /// Lines of several words, and what takes the nonces out of them.
    case logLines(pattern: String)
    /// Lines of several fields, the byte that parts them, and what takes the nonces out of them.
    case fields(UInt8, pattern: String)
    /// Lines with quotes, as JSON has them, and what takes the nonces out of them.
    case quoted(pattern: String)
    /// A name that is neither an alphabet nor its letters.
    case unknownAlphabet(String, nearest: String)
    /// A letter twice in `--alphabet`, or too few letters.
    case unusableAlphabet(String)
  }

  /// The file's name, or the option.
  package var place: String
  /// What is wrong.
  package var reason: Reason

  package init(_ place: String, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .empty: "\(place): found nothing, expected one nonce a line"
    case .binary(let byte, let offset):
      "\(place): found the byte \(Quantity.name(of: byte)) at offset \(Quantity.text(offset)), "
        + "expected text with one nonce a line. Write binary values as hex or base64url"
    case .longLine(let line):
      "\(place):\(line): found a line longer than \(Quantity.text(NonceStream.longestLine)) "
        + "bytes, expected one nonce a line. Cut it, for example with 'fold -w 32'"
    case .logLines(let pattern):
      "\(place): found lines of several words, as a log has them, expected one nonce a line. "
        + Self.advice(pattern)
    case .fields(let separator, let pattern):
      "\(place): found lines of several fields with '\(Character(Unicode.Scalar(separator)))' "
        + "between them, as a log or a table has them, expected one nonce a line. "
        + Self.advice(pattern) + ". If these are nonces, declare their letters with '--alphabet'"
    case .quoted(let pattern):
      "\(place): found lines with quotes, as JSON has them, expected one nonce a line. "
        + Self.advice(pattern)
    case .unknownAlphabet(let name, let nearest):
      "\(place): unknown alphabet '\(name)'. Did you mean '\(nearest)'? Letters are taken as "
        + "they stand"
    case .unusableAlphabet(let problem): "\(place): \(problem)"
    }
  }

  private static func advice(_ pattern: String) -> String {
    "'--pattern REGEX' takes the nonces out of them, such as --pattern '\(pattern)'"
  }
}
