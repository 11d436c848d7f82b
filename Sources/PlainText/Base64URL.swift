/// Base64url without padding (RFC 4648, section 5; RFC 7515, section 2).
package enum Base64URL {
  private static let letters: [UInt8] = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The text of some bytes.
  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let group =
        UInt32(bytes[index]) << 16
        | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
      text.append(letters[Int(group >> 18)])
      text.append(letters[Int(group >> 12 & 63)])
      if rest > 1 { text.append(letters[Int(group >> 6 & 63)]) }
      if rest > 2 { text.append(letters[Int(group & 63)]) }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a text is what ``encode(_:)`` can give: known letters and a possible length.
  package static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count % 4 != 1 && text.utf8.allSatisfy { letters.contains($0) }
  }
}
