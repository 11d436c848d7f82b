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
    /// Lines of several words.
    case logLines
    /// Lines of several fields, and the byte that parts them.
    case fields(UInt8)
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
    case .logLines:
      "\(place): found lines of several words, as a log has them, expected one nonce a line. "
        + "'--pattern REGEX' takes the nonces out of them, such as --pattern 'nonce=(\\S+)'"
    case .fields(let separator):
      "\(place): found lines of several fields with '\(Character(Unicode.Scalar(separator)))' "
        + "between them, as a log or a table has them, expected one nonce a line. '--pattern REGEX' "
        + "takes the nonces out of them, such as --pattern "
        + (separator == UInt8(ascii: "=")
          ? "'nonce=([^,;]+)'" : "'[^\(Character(Unicode.Scalar(separator)))]+$' for the last one")
        + ". If these are nonces, declare their letters with '--alphabet'"
    case .unknownAlphabet(let name, let nearest):
      "\(place): unknown alphabet '\(name)'. Did you mean '\(nearest)'? Letters are taken as "
        + "they stand"
    case .unusableAlphabet(let problem): "\(place): \(problem)"
    }
  }
}
