extension ReplayToken {
  /// Reads a token; accepts exactly what `description` writes.
  ///
  /// - Parameter text: One line, without surrounding space.
  /// - Throws: `ReplayTokenError`.
  /// - Complexity: O(length).
  public init(_ text: String) throws(ReplayTokenError) {
    let bytes = Array(text.utf8)
    guard bytes.starts(with: "pe1:".utf8) else {
      throw ReplayTokenError(position: 0, reason: .unknownVersion)
    }
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 4 else {
      throw ReplayTokenError(position: bytes.count, reason: .partCount(parts.count))
    }
    var expected: [UInt8] = []
    Hexadecimal.appendWord(ReplayToken.check(bytes[..<(parts[3].startIndex - 1)]), to: &expected)
    guard parts[3].elementsEqual(expected) else {
      throw ReplayTokenError(
        position: parts[3].startIndex,
        reason: .damaged(expected: String(decoding: expected, as: UTF8.self)))
    }
    header = try ReplayToken.header(parts[1])
    choices = try ReplayToken.choices(parts[2])
    guard description == text else { throw ReplayTokenError(position: 4, reason: .spelling) }
  }

  private static func header(_ text: ArraySlice<UInt8>) throws(ReplayTokenError) -> String {
    var bytes: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if isPlain(text[index]) {
        bytes.append(text[index])
        index += 1
        continue
      }
      guard text[index] == UInt8(ascii: "_"), index + 2 < text.endIndex,
        let high = Hexadecimal.value(of: text[index + 1]),
        let low = Hexadecimal.value(of: text[index + 2])
      else { throw unexpected(text, index) }
      bytes.append(high << 4 | low)
      index += 3
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func choices(_ text: ArraySlice<UInt8>) throws(ReplayTokenError) -> [Choice] {
    var choices: [Choice] = []
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      index += 1
      while index < text.endIndex, Hexadecimal.value(of: text[index]) != nil { index += 1 }
      choices.append(try choice(text, letter: start, digits: text[(start + 1)..<index]))
    }
    return choices
  }

  private static func choice(
    _ text: ArraySlice<UInt8>, letter: Int, digits: ArraySlice<UInt8>
  ) throws(ReplayTokenError) -> Choice {
    let malformed = ReplayTokenError(position: letter + 1, reason: .number)
    let word = digits.reduce(UInt64(0)) { $0 << 4 | UInt64(Hexadecimal.value(of: $1) ?? 0) }
    let isShortest = digits.count <= 16 && digits.first != UInt8(ascii: "0")
    switch text[letter] {
    case UInt8(ascii: "T") where digits.isEmpty: return Choice(.boolean, magnitude: 1)
    case UInt8(ascii: "F") where digits.isEmpty: return Choice(.boolean, magnitude: 0)
    case UInt8(ascii: "I") where isShortest: return Choice(.integer, magnitude: word)
    case UInt8(ascii: "N") where isShortest && word > 0:
      return Choice(.integer, magnitude: word, isNegative: true)
    case UInt8(ascii: "W") where isShortest: return Choice(.index, magnitude: word)
    case UInt8(ascii: "R") where isShortest: return Choice(.real, magnitude: word)
    case UInt8(ascii: "S") where isShortest:
      return Choice(.real, magnitude: word, isNegative: true)
    case UInt8(ascii: "B") where digits.count % 2 == 0:
      var bytes: [UInt8] = []
      for index in stride(from: digits.startIndex, to: digits.endIndex, by: 2) {
        let high = Hexadecimal.value(of: digits[index]) ?? 0
        bytes.append(high << 4 | (Hexadecimal.value(of: digits[index + 1]) ?? 0))
      }
      return Choice(bytes: bytes)
    case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "I"), UInt8(ascii: "N"),
      UInt8(ascii: "W"), UInt8(ascii: "R"), UInt8(ascii: "S"), UInt8(ascii: "B"):
      throw malformed
    default: throw unexpected(text, letter)
    }
  }

  private static func unexpected(_ text: ArraySlice<UInt8>, _ index: Int) -> ReplayTokenError {
    let character = String(decoding: text[index...].prefix(1), as: UTF8.self)
    return ReplayTokenError(position: index, reason: .character(character))
  }
}
