/// Looks through the first bytes of a file of nonces.
///
/// Here and not beside its caller, because a byte at a time is only quick in an optimised module.
package enum LineScan {
  /// The first byte that stands in no text: a control character that ends no line and is no tab.
  ///
  /// - Parameters:
  ///   - bytes: Looked through to the end.
  ///   - separator: What ends a line; after a NUL, line feeds are no text.
  package static func firstNonText(
    in bytes: UnsafeBufferPointer<UInt8>, separator: UInt8
  ) -> Int? {
    var isText = [Bool](repeating: true, count: 256)
    for byte in 0..<0x20 { isText[byte] = false }
    isText[0x7F] = false
    isText[Int(UInt8(ascii: "\t"))] = true
    isText[Int(separator)] = true
    if separator != 0 {
      isText[Int(UInt8(ascii: "\n"))] = true
      isText[Int(UInt8(ascii: "\r"))] = true
    }
    for index in bytes.indices where !isText[Int(bytes[index])] { return index }
    return nil
  }

  /// Whether a blank or a tab stands between other letters.
  package static func hasWords(_ line: ArraySlice<UInt8>) -> Bool {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let words = line.drop(while: isBlank)
    return words.firstIndex(where: isBlank).map { !words[$0...].allSatisfy(isBlank) } ?? false
  }

  /// What parts the fields of lines that are no single values, as in a table or a log.
  ///
  /// A letter of a large alphabet comes now more and now less often; what parts fields stands as
  /// often in nearly every line. Signs of equality at the end are the padding of base64.
  ///
  /// - Parameter lines: Without their ends; of a few nothing is said.
  package static func separatorOfFields(in lines: [ArraySlice<UInt8>]) -> UInt8? {
    guard lines.count >= 5 else { return nil }
    let equals = UInt8(ascii: "=")
    return "=,;|:".utf8.first { separator in
      var linesWith: [Int: Int] = [:]
      for line in lines {
        let end = (line.lastIndex { $0 != equals } ?? line.startIndex - 1) + 1
        linesWith[line[..<end].count { $0 == separator }, default: 0] += 1
      }
      return linesWith.contains { $0.key > 0 && $0.value * 10 > lines.count * 9 }
    }
  }

  /// Where `byte` stands first.
  package static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for index in bytes.indices where bytes[index] == byte { return index }
    return nil
  }

  /// The first byte outside ASCII.
  package static func firstNonASCII(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for index in bytes.indices where bytes[index] >= 0x80 { return index }
    return nil
  }

  /// The lines, without their ends; a carriage return before the separator belongs to it.
  ///
  /// - Returns: One more than there are separators; the last may be empty.
  package static func lines(
    of bytes: UnsafeBufferPointer<UInt8>, separator: UInt8
  ) -> [ArraySlice<UInt8>] {
    let all = Array(bytes)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in all.indices where all[index] == separator {
      lines.append(all[start..<index])
      start = index + 1
    }
    lines.append(all[start...])
    return lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }
}
