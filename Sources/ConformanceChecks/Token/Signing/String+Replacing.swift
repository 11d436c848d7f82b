extension String {
  /// The text with every occurrence of a part replaced, byte by byte.
  ///
  /// Payloads are up to a megabyte long, and taking them apart by characters takes seconds in all.
  ///
  /// - Parameters:
  ///   - part: What to look for; at least one byte.
  ///   - other: What to put in its place.
  /// - Returns: Nil where there is no occurrence.
  func replacingEach(_ part: String, with other: String) -> String? {
    let part = Array(part.utf8)
    var text = self
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      var copied = 0
      var start = 0
      while start + part.count <= bytes.count {
        guard bytes[start] == part[0],
          bytes[start..<start + part.count].elementsEqual(part)
        else {
          start += 1
          continue
        }
        result += bytes[copied..<start]
        result += other.utf8
        start += part.count
        copied = start
      }
      return copied > 0 ? String(decoding: result + bytes[copied...], as: UTF8.self) : nil
    }
  }
}
