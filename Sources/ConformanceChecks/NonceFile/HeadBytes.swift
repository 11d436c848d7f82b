/// What the first bytes of a file say about it.
enum HeadBytes {
  /// The byte between nonces: a NUL where one comes before the first line feed.
  ///
  /// - Throws: ``NonceFileError`` where the bytes are not text.
  static func separator(
    of head: UnsafeBufferPointer<UInt8>, place: String
  ) throws(NonceFileError) -> UInt8 {
    guard !head.isEmpty else { throw NonceFileError(place, .empty) }
    let feed = head.firstIndex(of: UInt8(ascii: "\n"))
    let null = head.firstIndex(of: 0)
    let isNullSeparated = null.map { $0 < feed ?? .max } ?? false
    let separator: UInt8 = isNullSeparated ? 0 : UInt8(ascii: "\n")
    if let offset = head.indices.first(where: { !isText(head[$0], separator) }) {
      throw NonceFileError(place, .binary(byte: head[offset], offset: offset))
    }
    // Text in other scripts is read, and judged letter by letter; what is no UTF-8 is not text.
    // A sequence cut at the end of the head has at most three bytes there.
    let whole = head.dropLast(min(3, head.count))
    let decoded = String(decoding: head, as: UTF8.self)
    if decoded.unicodeScalars.dropLast(3).contains("\u{FFFD}"),
      let offset = whole.firstIndex(where: { $0 >= 0x80 })
    {
      throw NonceFileError(place, .binary(byte: head[offset], offset: offset))
    }
    return separator
  }

  /// No control characters but those that end lines, and the tab.
  private static func isText(_ byte: UInt8, _ separator: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == separator
      || separator != 0 && (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"))
      || byte == UInt8(ascii: "\t")
  }
}
