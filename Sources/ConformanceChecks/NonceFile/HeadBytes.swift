internal import ConformanceStatistics

/// What the first bytes of a file say about it.
enum HeadBytes {
  /// The byte between nonces: a NUL where one comes before the first line feed.
  ///
  /// - Throws: ``NonceFileError`` where the bytes are not text.
  static func separator(
    of head: UnsafeBufferPointer<UInt8>, place: String
  ) throws(NonceFileError) -> UInt8 {
    guard !head.isEmpty else { throw NonceFileError(place, .empty) }
    let feed = LineScan.first(UInt8(ascii: "\n"), in: head)
    let null = LineScan.first(0, in: head)
    let isNullSeparated = null.map { $0 < feed ?? .max } ?? false
    let separator: UInt8 = isNullSeparated ? 0 : UInt8(ascii: "\n")
    if let offset = LineScan.firstNonText(in: head, separator: separator) {
      throw NonceFileError(place, .binary(byte: head[offset], offset: offset))
    }
    // Text in other scripts is read, and judged letter by letter; what is no UTF-8 is not text.
    // A sequence cut at the end of the head has at most three bytes there.
    if let offset = LineScan.firstNonASCII(in: head), offset < max(0, head.count - 3),
      String(decoding: head, as: UTF8.self).unicodeScalars.dropLast(3).contains("\u{FFFD}")
    {
      throw NonceFileError(place, .binary(byte: head[offset], offset: offset))
    }
    return separator
  }
}
