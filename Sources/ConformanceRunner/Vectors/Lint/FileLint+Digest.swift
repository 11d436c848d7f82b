internal import ConformanceVectors
internal import PlainText

extension FileLint {
  /// Lists of one length, and texts that are their bytes.
  mutating func checkDigest(_ test: JSONValue, _ pointer: String) {
    if let lengths = test["lengths"]?.items, let digests = test["digests"]?.items,
      lengths.count != digests.count
    {
      note(
        pointer,
        .disagree("\(lengths.count) lengths and \(digests.count) digests, expected as many."))
    }
    if let text = test["text"]?.text, let found = test["utf8"]?.text {
      let expected = Hex.encode(text.utf8)
      if found != expected {
        note("\(pointer)/utf8", .disagree("found '\(found)', but the text is '\(expected)'."))
      }
    }
  }
}
